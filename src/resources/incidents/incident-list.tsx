import { useState } from 'react'
import type { Incident } from '#src/api/generated/types.gen.ts'
import { Button } from '#src/ui/button.tsx'
import { now } from '#src/ui/clock.ts'
import { OwnLink } from '#src/ui/own-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from '../alerts/alert-list.module.css'
import { SeverityBadge } from '../alerts/severity-badge.tsx'
import { resourceHref } from '../resource-href.ts'

/** As many as stand in a box before somebody asks for all. */
const FEW = 4

/** What was wrong, as a list: the text of the stretches that charts mark. */
export function IncidentList({
  incidents,
  linked = true,
}: {
  readonly incidents: readonly Incident[]
  /** Whether each leads to its resource; not where all are of the one that is looked at. @default true */
  readonly linked?: boolean
}) {
  const format = useFormat()
  const [all, setAll] = useState(false)
  const shown = all ? incidents : incidents.slice(0, FEW)
  return (
    <>
      <ul className={classes.list}>
        {shown.map(({ id, severity, summary, resource, startedAt, endedAt }) => {
          const length = format.duration(
            (endedAt === null ? now() : Date.parse(endedAt)) - Date.parse(startedAt),
          )
          return (
            <li key={id} className={classes.alert}>
              <span className={classes.severity}>
                <SeverityBadge severity={severity} />
              </span>
              <div className={classes.words}>
                <p className={classes.summary}>{summary}</p>
                <p className={classes.facts}>
                  {linked && <OwnLink href={resourceHref(resource)}>{resource.name}</OwnLink>}
                  <span>
                    {format.dateTime(startedAt)},{' '}
                    {endedAt === null ? `in progress for ${length}` : `for ${length}`}
                  </span>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {incidents.length > FEW && (
        <div>
          <Button variant="outline" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${format.number(incidents.length)}`}
          </Button>
        </div>
      )}
    </>
  )
}
