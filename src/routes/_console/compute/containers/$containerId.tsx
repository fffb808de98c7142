import { createFileRoute } from '@tanstack/react-router'
import { ContainerDetailScreen } from '#src/features/containers/container-detail-screen.tsx'
import { containerDetailSearch } from '#src/features/containers/container-detail-search.ts'
import { containerResource } from '#src/features/containers/container-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/compute/containers/$containerId')({
  head: () => pageHead('/compute/containers/$containerId'),
  validateSearch: containerDetailSearch.schema,
  search: { middlewares: [containerDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { containerId } }) =>
    prefetch(queryClient, resourceQuery(containerResource, containerId)),
  component: ContainerRoute,
})

function ContainerRoute() {
  const { containerId } = Route.useParams()
  // Remount for another container, so that no input carries over.
  return <ContainerDetailScreen key={containerId} containerId={containerId} />
}
