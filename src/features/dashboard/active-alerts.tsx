import { useQuery } from '@tanstack/react-query'
import { activeAlertsQuery } from '#src/resources/alerts/active-alerts.ts'
import { AlertList } from '#src/resources/alerts/alert-list.tsx'
import { Nothing, Widget } from '#src/resources/widget.tsx'
import { Anchor } from '#src/ui/link.tsx'

/** As many as a glance takes in. */
const MOST = 3

/** What needs somebody now, the worst first. */
export default function ActiveAlerts() {
  return (
    <Widget
      title="Active Alerts"
      aside={<Anchor to="/monitoring/alerts">View All</Anchor>}
      query={useQuery(activeAlertsQuery({ most: MOST }))}
      height="7rem"
    >
      {({ items }) =>
        items.length === 0 ? (
          <Nothing>No alert is active.</Nothing>
        ) : (
          <AlertList alerts={items} showResource />
        )
      }
    </Widget>
  )
}
