import { getRouteApi } from '@tanstack/react-router'
import { Breadcrumbs } from '#src/resources/breadcrumbs.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SnapshotTable } from './snapshots/snapshot-table.tsx'
import { volumeResource } from './volume-resource.ts'

const route = getRouteApi('/_console/storage/volumes/snapshots')

/** `/storage/volumes/snapshots`. Includes snapshots of deleted volumes. */
export function SnapshotListScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHeader
        title="Snapshots"
        description="Point-in-time copies of volumes, kept after the volume is deleted."
        breadcrumbs={<Breadcrumbs definition={volumeResource} />}
      />
      <SnapshotTable
        search={search}
        onSearchChange={(next, options) => void navigate({ search: next, ...options })}
      />
    </>
  )
}
