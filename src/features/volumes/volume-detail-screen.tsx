import { getRouteApi } from '@tanstack/react-router'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { OrderButtons } from '#src/resources/orders/order-actions.tsx'
import { OrderDialogs } from '#src/resources/orders/order-dialogs.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { volumeKind } from './volume-kind.ts'
import { volumeOrders } from './volume-orders.tsx'

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
      kind={volumeKind}
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
        <OrderButtons
          kind={volumeKind}
          orders={volumeOrders}
          resource={volume}
          names={['detach', 'delete']}
          onAsk={onDialog}
        />
      )}
      dialogs={(volume, { dialog, close }) => (
        <OrderDialogs
          kind={volumeKind}
          orders={volumeOrders}
          dialog={dialog}
          resource={volume}
          onClose={close}
        />
      )}
      lost="The volume and what was on it are gone; its snapshots are not."
    />
  )
}
