import { createFileRoute } from '@tanstack/react-router'
import { DnsListScreen } from '#src/features/dns/dns-list-screen.tsx'
import { dnsListSearch } from '#src/features/dns/dns-list-search.ts'
import { dnsListParameters, dnsListQuery, dnsSummaryQuery } from '#src/features/dns/list/dns-list-query.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/services/dns/')({
  head: () => pageHead('/services/dns'),
  validateSearch: dnsListSearch.schema,
  search: { middlewares: [dnsListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, dnsListQuery(dnsListParameters(deps)), dnsSummaryQuery()),
  component: DnsListScreen,
})
