import { useEffect, useRef, useState } from 'react'
import type { StatusIncident } from '#src/api/generated/types.gen.ts'
import { STATUS_HISTORY_DAYS } from '#src/domain/platform-service.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { useShowAll } from '#src/ui/use-show-all.tsx'
import classes from './status.module.css'
import { conditionLabels, utc } from './status-labels.ts'

/** Number of incidents shown before "show all". */
const INITIAL_COUNT = 8

interface IncidentListProps {
  readonly incidents: readonly StatusIncident[]
  /** End of incidents in progress. */
  readonly checkedAt: string
}

export function IncidentList({ incidents, checkedAt }: IncidentListProps) {
  // Items of the feed link to an incident, which isn't there yet when the page opens.
  const [linked] = useState(() => window.location.hash.slice(1))
  const isHidden = incidents.findIndex(({ id }) => id === linked) >= INITIAL_COUNT
  const { shown, button } = useShowAll(incidents, INITIAL_COUNT, isHidden)
  const target = useRef<HTMLLIElement>(null)
  useEffect(() => {
    target.current?.scrollIntoView()
    target.current?.focus({ preventScroll: true })
  }, [])
  if (incidents.length === 0)
    return <p className={classes.muted}>No incidents in the last {STATUS_HISTORY_DAYS} days.</p>
  return (
    <>
      <ul className={classes.incidents}>
        {shown.map((it) => (
          <li
            key={it.id}
            id={it.id}
            className={classes.incident}
            {...(it.id === linked && { ref: target, tabIndex: -1 })}
          >
            <StatusBadge tone={conditionLabels[it.status].tone}>
              {conditionLabels[it.status].label}
            </StatusBadge>
            <div>
              <h3>{it.title}</h3>
              <p className={classes.muted}>
                <time dateTime={it.startedAt}>{utc.dateTime(it.startedAt)} UTC</time>
                {it.endedAt === null ? ', in progress for ' : ', resolved after '}
                {utc.duration(Date.parse(it.endedAt ?? checkedAt) - Date.parse(it.startedAt))}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {button}
    </>
  )
}
