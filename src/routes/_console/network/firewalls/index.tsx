import { createFileRoute } from '@tanstack/react-router'
import { FirewallListScreen } from '#src/features/firewalls/firewall-list-screen.tsx'
import { firewallListSearch } from '#src/features/firewalls/firewall-list-search.ts'
import {
  firewallListParameters,
  firewallListQuery,
  firewallSummaryQuery,
} from '#src/features/firewalls/list/firewall-list-query.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/network/firewalls/')({
  head: () => pageHead('/network/firewalls'),
  validateSearch: firewallListSearch.schema,
  search: { middlewares: [firewallListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, firewallListQuery(firewallListParameters(deps)), firewallSummaryQuery()),
  component: FirewallListScreen,
})
