import { getRouteApi } from '@tanstack/react-router'
import { ActionDialogs } from '#src/resources/actions/action-dialogs.tsx'
import { ResourceDetailScreen } from '#src/resources/detail/detail-screen.tsx'
import { detailTab } from '#src/resources/detail/detail-tab.tsx'
import { Notice } from '#src/resources/detail/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { OverviewTab } from './detail/overview-tab.tsx'
import { firewallActions } from './firewall-actions.tsx'
import { firewallResource } from './firewall-resource.ts'
import { RuleEditorProvider } from './rules/rule-editor-provider.tsx'
import { countChanges } from './rules/rule-labels.ts'
import { useRuleEditor } from './rules/use-rule-editor.ts'

const route = getRouteApi('/_console/network/firewalls/$firewallId')

// Loaded on first use, like the dialogs of `ActionDialogs`.
const VmDialogs = onDemand(async () => ({
  default: (await import('./detail/vm-dialogs.tsx')).VmDialogs,
}))

const VmsTab = detailTab(() => import('./detail/vms-tab.tsx').then((part) => part.VmsTab))
const FirewallActivityTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.FirewallActivityTab),
)
const FirewallMonitoringTab = detailTab(() =>
  import('./detail/record-tabs.tsx').then((part) => part.FirewallMonitoringTab),
)
const SettingsTab = detailTab(() => import('./detail/settings-tab.tsx').then((part) => part.SettingsTab))
const RulesTab = detailTab(() => import('./rules/rules-tab.tsx').then((part) => part.RulesTab))

/** `/network/firewalls/{id}`. */
export function FirewallDetailScreen({ firewallId }: { readonly firewallId: string }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const format = useFormat()
  const hasOpenedVmDialog = useHasBeenTrue(search.dialog === 'assign' || search.dialog === 'unassign')
  return (
    <RuleEditorProvider firewallId={firewallId}>
      <ResourceDetailScreen
        definition={firewallResource}
        id={firewallId}
        search={search}
        onSearchChange={(next, options) => void navigate({ search: next, ...options, resetScroll: false })}
        tabs={{
          overview: { label: 'Overview', Panel: OverviewTab },
          rules: { label: 'Rules', Panel: RulesTab },
          instances: { label: 'Instances', Panel: VmsTab },
          monitoring: { label: 'Monitoring', Panel: FirewallMonitoringTab },
          settings: { label: 'Settings', Panel: SettingsTab },
          activity: { label: 'Activity', Panel: FirewallActivityTab },
        }}
        actions={firewallActions}
        facts={({ vmCount }) => [vmCount === 1 ? '1 instance' : `${format.number(vmCount)} instances`]}
        notice={() =>
          search.tab !== 'rules' && (
            <StagedNotice
              onShow={() =>
                void navigate({ search: (before) => ({ ...before, tab: 'rules' }), resetScroll: false })
              }
            />
          )
        }
        dialogs={(firewall, { dialog, item, close }) => (
          <>
            <ActionDialogs
              definition={firewallResource}
              actions={firewallActions}
              dialog={dialog}
              resource={firewall}
              onClose={close}
            />
            {hasOpenedVmDialog && (
              <VmDialogs firewall={firewall} dialog={dialog} vmId={item} onClose={close} />
            )}
          </>
        )}
        deletedMessage="Its rules were deleted."
      />
    </RuleEditorProvider>
  )
}

/** Shown on the other tabs while rule changes are unsaved. */
function StagedNotice({ onShow }: { readonly onShow: () => void }) {
  const editor = useRuleEditor()
  if (editor === null || editor.changes.count === 0) return null
  return (
    <Notice>
      {countChanges(editor.changes.count)} of its rules {editor.changes.count === 1 ? 'is' : 'are'} not saved
      yet.{' '}
      <Button variant="link" size="sm" onClick={onShow}>
        Show rules
      </Button>
    </Notice>
  )
}
