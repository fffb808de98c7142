import { IconAdjustments } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import { regionName } from '#src/domain/region.ts'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { CopiedFact } from '#src/resources/detail/fact-line.tsx'
import { containerActions } from './container-actions.tsx'
import { ContainerDialogs } from './container-dialogs.tsx'
import { namespaceLabels } from './container-labels.ts'
import { containerResource } from './container-resource.ts'
import { OverviewTab } from './detail/overview-tab.tsx'
import { RolloutDialogs } from './rollout/rollout-dialogs.tsx'
import { RolloutNotice } from './rollout/rollout-notice.tsx'

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

const SCALE = {
  name: 'scale',
  dialog: 'scale',
  label: 'Scale',
  icon: <IconAdjustments size={16} aria-hidden="true" />,
} as const

/** `/compute/containers/{id}`. */
export function ContainerDetailScreen({ containerId }: { readonly containerId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ResourceDetailScreen
      definition={containerResource}
      id={containerId}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
      tabs={{
        overview: { label: 'Overview', Panel: OverviewTab },
        configuration: { label: 'Configuration', Panel: ConfigurationTab },
        monitoring: { label: 'Monitoring', Panel: ContainerMonitoringTab },
        logs: { label: 'Logs', Panel: ContainerLogsTab, permission: requiredPermission.listContainerLogs },
        manifest: { label: 'Manifest', Panel: ManifestTab },
        activity: { label: 'Activity', Panel: ContainerActivityTab },
      }}
      actions={containerActions}
      buttons={({ kind }) => ({
        primary: ['start'],
        dialogButtons: kind === 'job' ? [] : [SCALE],
        buttons: ['start', 'restart', 'stop'],
      })}
      facts={({ namespace, region, endpoint }) => [
        namespaceLabels[namespace],
        regionName(region),
        endpoint && <CopiedFact value={endpoint} label="address" />,
      ]}
      dialogs={(container, { dialog, item, close }) => (
        <>
          <ContainerDialogs
            dialog={dialog === 'rollback' || dialog === 'abort' ? '' : dialog}
            container={container}
            onClose={close}
          />
          <RolloutDialogs dialog={dialog} item={item} container={container} onClose={close} />
        </>
      )}
      notice={(container) => (
        <RolloutNotice
          container={container}
          onDialog={(dialog) =>
            void navigate({ search: (before) => ({ ...before, dialog }), resetScroll: false })
          }
        />
      )}
      deletedMessage="Its replicas and secrets were deleted."
    />
  )
}
