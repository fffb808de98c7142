import { createFileRoute } from '@tanstack/react-router'
import {
  volumeListParameters,
  volumeListQuery,
  volumeSummaryQuery,
} from '#src/features/volumes/list/volume-list-query.ts'
import { VolumeListScreen } from '#src/features/volumes/volume-list-screen.tsx'
import { volumeListSearch } from '#src/features/volumes/volume-list-search.ts'
import { prefetch } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'
import { withoutDialog } from '#src/ui/resource-table/table-search.ts'

export const Route = createFileRoute('/_console/storage/volumes/')({
  head: () => pageHead('/storage/volumes'),
  validateSearch: volumeListSearch.schema,
  search: { middlewares: [volumeListSearch.stripDefaults] },
  loaderDeps: ({ search }) => withoutDialog(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetch(queryClient, volumeListQuery(volumeListParameters(deps)), volumeSummaryQuery()),
  component: VolumeListScreen,
})
