import { createFileRoute } from '@tanstack/react-router'
import {
  loadBalancerListParameters,
  loadBalancerListQuery,
  loadBalancerSummaryQuery,
} from '#src/features/load-balancers/list/load-balancer-list-query.ts'
import { LoadBalancerListScreen } from '#src/features/load-balancers/load-balancer-list-screen.tsx'
import { loadBalancerListSearch } from '#src/features/load-balancers/load-balancer-list-search.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/network/load-balancers/')({
  head: () => pageHead('/network/load-balancers'),
  validateSearch: loadBalancerListSearch.schema,
  search: { middlewares: [loadBalancerListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(
      queryClient,
      loadBalancerListQuery(loadBalancerListParameters(deps)),
      loadBalancerSummaryQuery(),
    ),
  component: LoadBalancerListScreen,
})
