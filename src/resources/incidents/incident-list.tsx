import type { Incident } from '#src/api/generated/types.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { now } from '#src/ui/clock.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useShowAll } from '#src/ui/use-show-all.tsx'
import classes from '../alerts/alert-list.module.css'
import { SeverityBadge } from '../alerts/severity-badge.tsx'
import { resourceHref } from '../resource-href.ts'

/** Number of incidents shown before "show all". */
const INITIAL_COUNT = 4

/** Incidents as a list; the text alternative to the marked time spans in charts. */
export function IncidentList({
  incidents,
  linked = true,
}: {
  readonly incidents: readonly Incident[]
  /** Links each incident to its resource; turn off on the resource's own page. @default true */
  readonly linked?: boolean
}) {
  const format = useFormat()
  const { shown, button } = useShowAll(incidents, INITIAL_COUNT)
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
              <div className={classes.text}>
                <p className={classes.summary}>{summary}</p>
                <p className={classes.facts}>
                  {linked && <PathLink href={resourceHref(resource)}>{resourceLabel(resource)}</PathLink>}
                  <span>
                    <Time at={startedAt} />,{' '}
                    {endedAt === null ? `in progress for ${length}` : `for ${length}`}
                  </span>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {button}
    </>
  )
}
