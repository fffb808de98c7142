import { createFileRoute } from '@tanstack/react-router'
import { CdnListScreen } from '#src/features/cdn/cdn-list-screen.tsx'
import { cdnListSearch } from '#src/features/cdn/cdn-list-search.ts'
import { cdnListParameters, cdnListQuery, cdnSummaryQuery } from '#src/features/cdn/list/cdn-list-query.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/services/cdn/')({
  head: () => pageHead('/services/cdn'),
  validateSearch: cdnListSearch.schema,
  search: { middlewares: [cdnListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, cdnListQuery(cdnListParameters(deps)), cdnSummaryQuery()),
  component: CdnListScreen,
})
