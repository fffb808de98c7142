import { IconAlertTriangle, IconBellRinging, IconClock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { responseTime } from '#src/resources/alerts/response-time.ts'
import { severities } from '#src/resources/alerts/severity-badge.tsx'
import { SummaryCards } from '#src/resources/list/summary-cards.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { alertSummaryQuery } from './alert-queries.ts'

/** The four summary cards of the specification. */
export function AlertSummaryCards() {
  const format = useFormat()
  const enabled = (of: { readonly enabled: number }) => `${format.number(of.enabled)} enabled`
  return (
    <SummaryCards
      query={useQuery(alertSummaryQuery())}
      cards={[
        {
          label: 'Active Alerts',
          icon: <IconAlertTriangle size={18} />,
          value: ({ active }) => format.number(active),
          hint: ({ activeBySeverity, pending }) =>
            [
              ...(['critical', 'warning', 'info'] as const)
                .filter((severity) => activeBySeverity[severity] > 0)
                .map(
                  (severity) =>
                    `${format.number(activeBySeverity[severity])} ${severities[severity].label.toLowerCase()}`,
                ),
              ...(pending > 0 ? [`${format.number(pending)} pending`] : []),
            ].join(', ') || 'No active alerts',
        },
        {
          label: 'Alert Rules',
          icon: <IconBellRinging size={18} />,
          value: ({ rules }) => format.number(rules.total),
          hint: ({ rules }) => enabled(rules),
        },
        {
          label: 'Notification Channels',
          icon: <IconSend size={18} />,
          value: ({ channels }) => format.number(channels.total),
          hint: ({ channels }) => enabled(channels),
        },
        {
          label: 'Response Time',
          icon: <IconClock size={18} />,
          value: ({ meanSecondsToAcknowledge: seconds }) =>
            seconds === null ? '–' : responseTime(seconds, format),
          hint: ({ meanSecondsToAcknowledge: seconds }) =>
            seconds === null ? 'Nothing acknowledged in 30 days' : 'Average acknowledgment, 30 days',
        },
      ]}
    />
  )
}
