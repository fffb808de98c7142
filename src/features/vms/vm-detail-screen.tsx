import { IconTerminal2 } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { ActionButtons } from '#src/resources/actions/action-buttons.tsx'
import { ResourceAlerts } from '#src/resources/alerts/resource-alerts.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { denialReason, useActionCheck } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { vmActions } from './vm-actions.tsx'
import { VmDialogs } from './vm-dialogs.tsx'
import { vmResource } from './vm-resource.ts'

const route = getRouteApi('/_console/compute/vms/$vmId')

const ConfigurationTab = detailTab(() =>
  import('./detail/configuration-tab.tsx').then((part) => part.ConfigurationTab),
)
const NetworkingTab = detailTab(() =>
  import('./detail/networking-tab.tsx').then((part) => part.NetworkingTab),
)
const VmActivityTab = detailTab(() => import('./detail/record-tabs.tsx').then((part) => part.VmActivityTab))
const VmLogsTab = detailTab(() => import('./detail/record-tabs.tsx').then((part) => part.VmLogsTab))
const VmMonitoringTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.VmMonitoringTab),
)

/** `/compute/vms/{id}`. */
export function VmDetailScreen({ vmId }: { readonly vmId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ResourceDetailScreen
      definition={vmResource}
      id={vmId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        configuration: { label: 'Configuration', Panel: ConfigurationTab },
        monitoring: { label: 'Monitoring', Panel: VmMonitoringTab },
        logs: { label: 'Logs', Panel: VmLogsTab, needs: requiredPermission.listVmLogs },
        networking: { label: 'Networking', Panel: NetworkingTab },
        activity: { label: 'Activity', Panel: VmActivityTab },
      }}
      actions={(vm, onDialog) => (
        <>
          <ConnectButton vm={vm} onClick={() => onDialog('connect')} />
          <ActionButtons
            definition={vmResource}
            actions={vmActions}
            resource={vm}
            names={['start', 'stop', 'restart', 'delete']}
            onAsk={(name) => name !== 'start' && onDialog(name)}
          />
        </>
      )}
      notice={(vm) => <ResourceAlerts id={vm.id} name={vm.name} />}
      dialogs={(vm, { dialog, close }) => <VmDialogs dialog={dialog} vm={vm} onClose={close} />}
      deletedMessage="The machine and its disk are gone."
    />
  )
}

function ConnectButton({ vm, onClick }: { readonly vm: Vm; readonly onClick: () => void }) {
  const check = useActionCheck(vmResource)
  return (
    <DisabledReason reason={denialReason(check('connect', vm))}>
      <Button
        variant="outline"
        leftSection={<IconTerminal2 size={16} aria-hidden="true" />}
        onClick={onClick}
      >
        Connect
      </Button>
    </DisabledReason>
  )
}
