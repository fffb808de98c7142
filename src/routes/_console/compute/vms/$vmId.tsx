import { createFileRoute } from '@tanstack/react-router'
import { VmDetailScreen } from '#src/features/vms/vm-detail-screen.tsx'
import { vmDetailSearch } from '#src/features/vms/vm-detail-search.ts'
import { vmResource } from '#src/features/vms/vm-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/compute/vms/$vmId')({
  head: () => pageHead('/compute/vms/$vmId'),
  validateSearch: vmDetailSearch.schema,
  search: { middlewares: [vmDetailSearch.stripDefaults] },
  loader: ({ context: { queryClient }, params: { vmId } }) =>
    prefetch(queryClient, resourceQuery(vmResource, vmId)),
  component: VmRoute,
})

function VmRoute() {
  const { vmId } = Route.useParams()
  // Remount for another VM, so that no input carries over.
  return <VmDetailScreen key={vmId} vmId={vmId} />
}
