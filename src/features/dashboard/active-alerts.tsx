import { useQuery } from '@tanstack/react-query'
import { activeAlertsQuery } from '#src/resources/alerts/active-alerts.ts'
import { AlertList } from '#src/resources/alerts/alert-list.tsx'
import { EmptyText, Widget } from '#src/resources/widget.tsx'
import { Anchor } from '#src/ui/link.tsx'

/** Maximum number of alerts shown. */
const MAX_ALERTS = 3

/** Most severe active alerts. */
export default function ActiveAlerts() {
  return (
    <Widget
      title="Active Alerts"
      aside={<Anchor to="/monitoring/alerts">View All</Anchor>}
      query={useQuery(activeAlertsQuery({ max: MAX_ALERTS }))}
      height="7rem"
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyText>No active alerts.</EmptyText>
        ) : (
          <AlertList alerts={items} showResource />
        )
      }
    </Widget>
  )
}
