import { useQuery } from '@tanstack/react-query'
import { AlertList } from '#src/resources/alerts/alert-list.tsx'
import { Nothing, Widget } from '#src/resources/widget.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { alertsQuery } from './dashboard-queries.ts'

/** What needs somebody now, the worst first. */
export function ActiveAlerts() {
  return (
    <Widget
      title="Active Alerts"
      aside={<Anchor to="/monitoring/alerts">View All</Anchor>}
      query={useQuery(alertsQuery())}
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
