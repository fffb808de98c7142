import { createFileRoute } from '@tanstack/react-router'
import { ContainerListScreen } from '#src/features/containers/container-list-screen.tsx'
import { containerListSearch } from '#src/features/containers/container-list-search.ts'
import {
  containerListParameters,
  containerListQuery,
  containerSummaryQuery,
} from '#src/features/containers/list/container-list-query.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/compute/containers/')({
  head: () => pageHead('/compute/containers'),
  validateSearch: containerListSearch.schema,
  search: { middlewares: [containerListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, containerListQuery(containerListParameters(deps)), containerSummaryQuery()),
  component: ContainerListScreen,
})
