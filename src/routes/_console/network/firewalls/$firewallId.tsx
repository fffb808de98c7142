import { createFileRoute } from '@tanstack/react-router'
import { FirewallDetailScreen } from '#src/features/firewalls/firewall-detail-screen.tsx'
import { firewallDetailSearch } from '#src/features/firewalls/firewall-detail-search.ts'
import { firewallResource } from '#src/features/firewalls/firewall-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/network/firewalls/$firewallId')({
  head: () => pageHead('/network/firewalls/$firewallId'),
  validateSearch: firewallDetailSearch.schema,
  search: { middlewares: [firewallDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { firewallId } }) =>
    prefetch(queryClient, resourceQuery(firewallResource, firewallId)),
  component: FirewallRoute,
})

function FirewallRoute() {
  const { firewallId } = Route.useParams()
  // Remount for another firewall, so that no input carries over.
  return <FirewallDetailScreen key={firewallId} firewallId={firewallId} />
}
