import { getRouteApi } from '@tanstack/react-router'
import { regionName } from '#src/domain/region.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Anchor } from '#src/ui/link.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { volumeActions } from './volume-actions.tsx'
import { typeAndMedia } from './volume-labels.ts'
import { volumeResource } from './volume-resource.ts'

const route = getRouteApi('/_console/storage/volumes/$volumeId')

const ManageTab = detailTab(() => import('./detail/manage-tab.tsx').then((part) => part.ManageTab))
const VolumeActivityTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.VolumeActivityTab),
)
const VolumeMetricsTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.VolumeMetricsTab),
)
const SnapshotsTab = detailTab(() => import('./detail/snapshots-tab.tsx').then((part) => part.SnapshotsTab))

/** `/storage/volumes/{id}`. */
export function VolumeDetailScreen({ volumeId }: { readonly volumeId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const format = useFormat()
  return (
    <ResourceDetailScreen
      definition={volumeResource}
      id={volumeId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        manage: { label: 'Manage', Panel: ManageTab },
        snapshots: { label: 'Snapshots', Panel: SnapshotsTab },
        metrics: { label: 'Metrics', Panel: VolumeMetricsTab },
        activity: { label: 'Activity', Panel: VolumeActivityTab },
      }}
      actions={volumeActions}
      buttons={() => ({ buttons: ['detach'] })}
      facts={(volume) => [
        regionName(volume.region),
        typeAndMedia(volume),
        `${format.number(volume.sizeGb)} GB`,
        volume.attachment && (
          <Anchor to="/compute/vms/$vmId" params={{ vmId: volume.attachment.vm.id }}>
            {volume.attachment.vm.name}
          </Anchor>
        ),
      ]}
      notice={({ status, statusReason }) =>
        status !== 'error' &&
        statusReason !== null && <Notice tone="warning">The last action failed. {statusReason}</Notice>
      }
      dialogs={(volume, { dialog, close }) => (
        <ActionDialogs
          definition={volumeResource}
          actions={volumeActions}
          dialog={dialog}
          resource={volume}
          onClose={close}
        />
      )}
      deletedMessage="The volume and its data were deleted. Its snapshots are kept."
    />
  )
}
