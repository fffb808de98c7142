import { useQuery } from '@tanstack/react-query'
import { PathLink } from '#src/ui/path-link.tsx'
import { problemOf } from '#src/ui/problem.ts'
import { RetryButton } from '#src/ui/retry-button.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { activeAlertsQuery } from './active-alerts.ts'
import classes from './alert-list.module.css'
import { AlertList } from './alert-list.tsx'

export interface ResourceAlertsProps {
  readonly id: string
  readonly name: string
}

/** Maximum number of alerts shown, so that they don't push the page content down. */
const MAX_ALERTS = 3

/** Firing alerts of one resource, above its tabs. Renders nothing when there are none. */
export default function ResourceAlertsNotice({ id, name }: ResourceAlertsProps) {
  const format = useFormat()
  const { data, error, isFetching, refetch } = useQuery(
    activeAlertsQuery({ resourceId: id, max: MAX_ALERTS }),
  )
  if (data === undefined) {
    if (error === null) return null
    return (
      <p className={classes.problem} role="status">
        Couldn’t check for active alerts: {problemOf(error).title}
        <RetryButton part="alerts" retrying={isFetching} onRetry={() => void refetch()} />
      </p>
    )
  }
  const [worst] = data.items
  if (worst === undefined) return null
  return (
    <section className={classes.notice} data-tone={worst.severity} aria-label="Active alerts">
      <div className={classes.noticeHead}>
        <h2>{data.total === 1 ? '1 active alert' : `${format.number(data.total)} active alerts`}</h2>
        {/* Alert titles contain the resource name, so searching for the name finds them all. */}
        <PathLink href={`/monitoring/alerts?q=${encodeURIComponent(name)}`}>All alerts of {name}</PathLink>
      </div>
      <AlertList alerts={data.items} />
    </section>
  )
}
