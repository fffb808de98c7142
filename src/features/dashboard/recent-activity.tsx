import { useQuery } from '@tanstack/react-query'
import type { ResourceActivity } from '#src/api/generated/types.gen.ts'
import { ActivityEntry, Timeline } from '#src/resources/detail/activity-entry.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { EmptyText, Widget } from '#src/resources/widget.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { recentActivityQuery } from './dashboard-queries.ts'

export function RecentActivity() {
  const query = useQuery(recentActivityQuery())
  return (
    <Widget
      title="Recent Activity"
      aside={<Anchor to="/monitoring">View All</Anchor>}
      query={query}
      height="22rem"
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyText>
            No activity yet. Actions, changes and failures appear here with the person who made them.
          </EmptyText>
        ) : (
          <Timeline>
            {items.map(({ resource, activity }) => (
              <ActivityEntry key={activity.id} entry={activity} href={hrefOf(resource, activity)} />
            ))}
          </Timeline>
        )
      }
    </Widget>
  )
}

/** Null for deleted resources, which have no page. */
function hrefOf(
  resource: ResourceActivity['resource'],
  { action }: ResourceActivity['activity'],
): string | null {
  return action.endsWith('.deleted') ? null : resourceHref(resource)
}
