import { getRouteApi } from '@tanstack/react-router'
import { ActionButtons } from '#src/resources/actions/action-buttons.tsx'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { volumeActions } from './volume-actions.tsx'
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
      actions={(volume, onDialog) => (
        <ActionButtons
          definition={volumeResource}
          actions={volumeActions}
          resource={volume}
          names={['detach', 'delete']}
          onAsk={onDialog}
        />
      )}
      dialogs={(volume, { dialog, close }) => (
        <ActionDialogs
          definition={volumeResource}
          actions={volumeActions}
          dialog={dialog}
          resource={volume}
          onClose={close}
        />
      )}
      deletedMessage="The volume and what was on it are gone; its snapshots are not."
    />
  )
}
