import { createFileRoute } from '@tanstack/react-router'
import { LoadBalancerDetailScreen } from '#src/features/load-balancers/load-balancer-detail-screen.tsx'
import { loadBalancerDetailSearch } from '#src/features/load-balancers/load-balancer-detail-search.ts'
import { loadBalancerResource } from '#src/features/load-balancers/load-balancer-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/network/load-balancers/$loadBalancerId')({
  head: () => pageHead('/network/load-balancers/$loadBalancerId'),
  validateSearch: loadBalancerDetailSearch.schema,
  search: { middlewares: [loadBalancerDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { loadBalancerId } }) =>
    prefetch(queryClient, resourceQuery(loadBalancerResource, loadBalancerId)),
  component: LoadBalancerRoute,
})

function LoadBalancerRoute() {
  const { loadBalancerId } = Route.useParams()
  // Remount for another load balancer, so that no input carries over.
  return <LoadBalancerDetailScreen key={loadBalancerId} loadBalancerId={loadBalancerId} />
}
