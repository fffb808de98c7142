import { createFileRoute } from '@tanstack/react-router'
import { VolumeDetailScreen } from '#src/features/volumes/volume-detail-screen.tsx'
import { volumeDetailSearch } from '#src/features/volumes/volume-detail-search.ts'
import { volumeResource } from '#src/features/volumes/volume-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/storage/volumes/$volumeId')({
  head: () => pageHead('/storage/volumes/$volumeId'),
  validateSearch: volumeDetailSearch.schema,
  search: { middlewares: [volumeDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { volumeId } }) =>
    prefetch(queryClient, resourceQuery(volumeResource, volumeId)),
  component: VolumeRoute,
})

function VolumeRoute() {
  const { volumeId } = Route.useParams()
  // Remount for another volume, so that no input carries over.
  return <VolumeDetailScreen key={volumeId} volumeId={volumeId} />
}
