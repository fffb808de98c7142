import { IconBellRinging, IconCircleCheck, IconHistory, IconListCheck, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AlertSummary } from '#src/api/generated/types.gen.ts'
import { AlertList } from '#src/resources/alerts/alert-list.tsx'
import { responseTime } from '#src/resources/alerts/response-time.ts'
import { Widget } from '#src/resources/widget.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './monitoring.module.css'
import { alertSummaryQuery, alertsQuery } from './monitoring-queries.ts'
import type { MonitoringTabProps } from './monitoring-search.ts'

const MAX_ALERTS = 25

/** Links to the alert pages with their counts. */
const places: readonly {
  readonly label: string
  readonly href: string
  readonly icon: ReactNode
  readonly say: (summary: AlertSummary, format: Format) => string
}[] = [
  {
    label: 'Active Alerts',
    href: '/monitoring/alerts',
    icon: <IconBellRinging size={18} />,
    say: ({ active, acknowledged, silenced }, format) =>
      [
        `${format.number(active)} active`,
        `${format.number(acknowledged)} acknowledged`,
        `${format.number(silenced)} silenced`,
      ].join(', '),
  },
  {
    label: 'Alert Rules',
    href: '/monitoring/alerts?tab=rules',
    icon: <IconListCheck size={18} />,
    say: ({ rules }, format) => `${format.number(rules.total)}, ${format.number(rules.enabled)} enabled`,
  },
  {
    label: 'Notification Channels',
    href: '/monitoring/alerts?tab=channels',
    icon: <IconSend size={18} />,
    say: ({ channels }, format) =>
      `${format.number(channels.total)}, ${format.number(channels.enabled)} enabled`,
  },
  {
    label: 'Alert History',
    href: '/monitoring/alerts?tab=history',
    icon: <IconHistory size={18} />,
    say: ({ meanSecondsToAcknowledge: seconds }, format) =>
      seconds === null
        ? 'No alerts acknowledged in the last 30 days'
        : `Acknowledged after ${responseTime(seconds, format)} on average`,
  },
]

/** Active alerts, and links to the pages that manage them. */
export function AlertsTab({ search }: MonitoringTabProps) {
  const format = useFormat()
  const alerts = useQuery(alertsQuery(search, MAX_ALERTS))
  return (
    <div className={classes.tab}>
      <div className={classes.wideAndNarrow}>
        <Widget
          title="Active Alerts"
          aside={<PathLink href="/monitoring/alerts">Manage alerts</PathLink>}
          query={alerts}
          height="16rem"
        >
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState
                icon={<IconCircleCheck size={22} />}
                title="No active alerts"
                description="Alerts appear here when the condition of an alert rule is met."
              />
            ) : (
              <>
                <AlertList alerts={items} detailed />
                {total > items.length && (
                  <p className={classes.muted}>
                    The worst {format.number(items.length)} of {format.number(total)}.
                  </p>
                )}
              </>
            )
          }
        </Widget>
        <Widget title="Alert Management" query={useQuery(alertSummaryQuery(search))} height="12rem">
          {(summary) => (
            <ul className={classes.places}>
              {places.map(({ label, href, icon, say }) => (
                <li key={label}>
                  <span className={classes.placeIcon} aria-hidden="true">
                    {icon}
                  </span>
                  <span className={classes.placeWords}>
                    <PathLink href={href}>{label}</PathLink>
                    <span className={classes.muted}>{say(summary, format)}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Widget>
      </div>
    </div>
  )
}
