import { IconCalendarClock, IconCopyPlus, IconTerminal2 } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { Vm } from '#src/api/generated/types.gen.ts'
import { ResourceAlerts } from '#src/resources/alerts/resource-alerts.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { CopiedFact } from '#src/resources/detail/fact-line.tsx'
import { useActionCheck, useCanChange } from '#src/resources/permissions.ts'
import { now } from '#src/ui/clock.ts'
import { Time } from '#src/ui/time.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { nextChange, whenText } from './schedule-labels.ts'
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
  const canCreate = useCanChange(vmResource)
  const check = useActionCheck(vmResource)
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
        logs: { label: 'Logs', Panel: VmLogsTab, permission: requiredPermission.listVmLogs },
        networking: { label: 'Networking', Panel: NetworkingTab },
        activity: { label: 'Activity', Panel: VmActivityTab },
      }}
      actions={vmActions}
      buttons={(vm) => ({
        primary: ['connect', 'start'],
        dialogButtons: [
          {
            name: 'connect',
            dialog: 'connect',
            label: 'Connect',
            icon: <IconTerminal2 size={16} aria-hidden="true" />,
          },
        ],
        buttons: ['start', 'restart', 'stop'],
        menu: [
          {
            key: 'create-similar',
            label: 'Create similar',
            icon: <IconCopyPlus size={16} aria-hidden="true" />,
            check: canCreate,
            onSelect: () => void navigate({ to: '/compute/vms/new', search: { from: vmId } }),
          },
          {
            key: 'schedule',
            label: 'Schedule stops',
            icon: <IconCalendarClock size={16} aria-hidden="true" />,
            check: check('update', vm),
            onSelect: () =>
              void navigate({ search: (search) => ({ ...search, dialog: 'schedule' }), resetScroll: false }),
          },
        ],
      })}
      facts={(vm) => [
        vm.location,
        vm.type,
        vm.publicIp && <CopiedFact value={vm.publicIp} label="address" />,
        nextChange(vm) && <ScheduledChange vm={vm} />,
      ]}
      notice={(vm) => <ResourceAlerts id={vm.id} name={vm.name} />}
      dialogs={(vm, { dialog, close }) => <VmDialogs dialog={dialog} vm={vm} onClose={close} />}
      deletedMessage="The VM and its disk were deleted."
    />
  )
}

/** Next stop or start by the schedule: "Stops Friday, 6:00 PM". */
function ScheduledChange({ vm }: { readonly vm: Vm }) {
  const format = useFormat()
  const next = nextChange(vm)
  return (
    next && (
      <Time at={next.at}>
        {next.verb} {whenText(next.at, now(), format)}
      </Time>
    )
  )
}
