import { createFileRoute } from '@tanstack/react-router'
import { vmListParameters, vmListQuery, vmSummaryQuery } from '#src/features/vms/list/vm-list-query.ts'
import { VmListScreen } from '#src/features/vms/vm-list-screen.tsx'
import { vmListSearch } from '#src/features/vms/vm-list-search.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/compute/vms/')({
  head: () => pageHead('/compute/vms'),
  validateSearch: vmListSearch.schema,
  search: { middlewares: [vmListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, vmListQuery(vmListParameters(deps)), vmSummaryQuery()),
  component: VmListScreen,
})
