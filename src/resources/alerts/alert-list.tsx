import type { Alert } from '#src/api/generated/types.gen.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { RelativeTime } from '#src/ui/relative-time.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { resourceHref } from '../resource-href.ts'
import { alertHref, triggeredAt } from './active-alerts.ts'
import classes from './alert-list.module.css'
import { SeverityBadge } from './severity-badge.tsx'

/** Short, read-only list of alerts. Each title links to the page with the alert's actions. */
export function AlertList({
  alerts,
  detailed = false,
  showResource = detailed,
}: {
  readonly alerts: readonly Alert[]
  /** Also shows the measured value and the assignee. @default false */
  readonly detailed?: boolean
  /** Also shows the resource name, for lists that span several resources. @default the value of `detailed` */
  readonly showResource?: boolean
}) {
  return (
    <ul className={classes.list}>
      {alerts.map((alert) => (
        <li key={alert.id} className={classes.alert}>
          <span className={classes.severity}>
            <SeverityBadge severity={alert.severity} />
          </span>
          <div className={classes.text}>
            <PathLink href={alertHref(alert.id)} className={classes.title}>
              {alert.title}
            </PathLink>
            {detailed && <p className={classes.description}>{alert.description}</p>}
            <p className={classes.facts}>
              {showResource && (
                <PathLink href={resourceHref(alert.resource)}>{resourceLabel(alert.resource)}</PathLink>
              )}
              {alert.acknowledgedAt !== null && (
                <StatusBadge tone="neutral">
                  Acknowledged
                  {alert.assignee !== null && ` by ${alert.assignee.isMe ? 'you' : alert.assignee.name}`}
                </StatusBadge>
              )}
              {alert.silencedUntil !== null && <StatusBadge tone="neutral">Silenced</StatusBadge>}
              <RelativeTime at={triggeredAt(alert)} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
