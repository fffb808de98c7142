import { getRouteApi } from '@tanstack/react-router'
import { regionName } from '#src/domain/region.ts'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { CopiedFact } from '#src/resources/detail/fact-line.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { OverviewTab } from './detail/overview-tab.tsx'
import { loadBalancerActions } from './load-balancer-actions.tsx'
import { typeLabels } from './load-balancer-labels.ts'
import { loadBalancerResource } from './load-balancer-resource.ts'

const route = getRouteApi('/_console/network/load-balancers/$loadBalancerId')

const ConfigureTab = detailTab(() => import('./detail/configure-tab.tsx').then((part) => part.ConfigureTab))
const LoadBalancerActivityTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.LoadBalancerActivityTab),
)
const LoadBalancerMonitorTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.LoadBalancerMonitorTab),
)
const RoutingTab = detailTab(() => import('./detail/routing-tab.tsx').then((part) => part.RoutingTab))
const DrainTargetDialog = dialogOnDemand(async () => ({
  default: (await import('./detail/drain-target-dialog.tsx')).DrainTargetDialog,
}))
const RemoveTargetDialog = dialogOnDemand(async () => ({
  default: (await import('./detail/remove-target-dialog.tsx')).RemoveTargetDialog,
}))
const TargetsTab = detailTab(() => import('./detail/targets-tab.tsx').then((part) => part.TargetsTab))

/** `/network/load-balancers/{id}`. */
export function LoadBalancerDetailScreen({ loadBalancerId }: { readonly loadBalancerId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ResourceDetailScreen
      definition={loadBalancerResource}
      id={loadBalancerId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        targets: { label: 'Targets', Panel: TargetsTab },
        routing: { label: 'Routing', Panel: RoutingTab },
        configure: { label: 'Configure', Panel: ConfigureTab },
        monitor: { label: 'Monitor', Panel: LoadBalancerMonitorTab },
        activity: { label: 'Activity', Panel: LoadBalancerActivityTab },
      }}
      actions={loadBalancerActions}
      facts={({ type, region, ip }) => [
        typeLabels[type],
        regionName(region),
        ip && <CopiedFact value={ip} label="address" />,
      ]}
      dialogs={(balancer, { dialog, item, close }) => (
        <>
          <ActionDialogs
            definition={loadBalancerResource}
            actions={loadBalancerActions}
            dialog={dialog}
            resource={balancer}
            onClose={close}
          />
          <DrainTargetDialog balancer={balancer} opened={dialog === 'drain'} vmId={item} onClose={close} />
          <RemoveTargetDialog balancer={balancer} opened={dialog === 'remove'} vmId={item} onClose={close} />
        </>
      )}
      deletedMessage="Its IP address was released. Its VMs aren’t affected."
    />
  )
}
