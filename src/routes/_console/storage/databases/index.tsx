import { createFileRoute } from '@tanstack/react-router'
import { DatabaseListScreen } from '#src/features/databases/database-list-screen.tsx'
import { databaseListSearch } from '#src/features/databases/database-list-search.ts'
import {
  databaseListParameters,
  databaseListQuery,
  databaseSummaryQuery,
} from '#src/features/databases/list/database-list-query.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/storage/databases/')({
  head: () => pageHead('/storage/databases'),
  validateSearch: databaseListSearch.schema,
  search: { middlewares: [databaseListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, databaseListQuery(databaseListParameters(deps)), databaseSummaryQuery()),
  component: DatabaseListScreen,
})
