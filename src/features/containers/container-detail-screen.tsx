import { IconAdjustments } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import * as takes from '#src/api/generated/permissions.gen.ts'
import type { Container } from '#src/api/generated/types.gen.ts'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { reasonOf } from '#src/resources/may.ts'
import { OrderButtons } from '#src/resources/orders/order-actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { ContainerDialogs } from './container-dialogs.tsx'
import { containerKind } from './container-kind.ts'
import { containerOrders } from './container-orders.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { useContainerVerdict } from './use-container-verdict.ts'

const route = getRouteApi('/_console/compute/containers/$containerId')

const ConfigurationTab = detailTab(() =>
  import('./detail/configuration-tab.tsx').then((part) => part.ConfigurationTab),
)
const ContainerLogsTab = detailTab(() =>
  import('./detail/logs-tab.tsx').then((part) => part.ContainerLogsTab),
)
const ManifestTab = detailTab(() => import('./detail/manifest-tab.tsx').then((part) => part.ManifestTab))
const ContainerActivityTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.ContainerActivityTab),
)
const ContainerMonitoringTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.ContainerMonitoringTab),
)

/** `/compute/containers/{id}`. */
export function ContainerDetailScreen({ containerId }: { readonly containerId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ResourceDetailScreen
      kind={containerKind}
      id={containerId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        configuration: { label: 'Configuration', Panel: ConfigurationTab },
        monitoring: { label: 'Monitoring', Panel: ContainerMonitoringTab },
        logs: { label: 'Logs', Panel: ContainerLogsTab, needs: takes.listContainerLogs },
        manifest: { label: 'Manifest', Panel: ManifestTab },
        activity: { label: 'Activity', Panel: ContainerActivityTab },
      }}
      actions={(container, onDialog) => (
        <>
          <ScaleButton container={container} onClick={() => onDialog('scale')} />
          <OrderButtons
            kind={containerKind}
            orders={containerOrders}
            resource={container}
            names={['start', 'stop', 'restart', 'delete']}
            onAsk={(name) => name !== 'start' && onDialog(name)}
          />
        </>
      )}
      dialogs={(container, { dialog, close }) => (
        <ContainerDialogs dialog={dialog} container={container} onClose={close} />
      )}
      lost="Its replicas and secrets are gone."
    />
  )
}

function ScaleButton({
  container,
  onClick,
}: {
  readonly container: Container
  readonly onClick: () => void
}) {
  const verdict = useContainerVerdict()('scale', container)
  return (
    <DisabledReason reason={reasonOf(verdict)}>
      <Button
        variant="outline"
        leftSection={<IconAdjustments size={16} aria-hidden="true" />}
        onClick={onClick}
      >
        Scale
      </Button>
    </DisabledReason>
  )
}
