import { IconPlus } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import list from '#src/resources/list/list-screen.module.css'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { dialogOnDemand } from '#src/ui/dialog-on-demand.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageTabs } from '#src/ui/page-tabs.tsx'
import { tabOnDemand } from '#src/ui/tab-on-demand.tsx'
import { ruleNoun } from './alert-labels.ts'
import { AlertSummaryCards } from './alert-summary-cards.tsx'
import { type AlertsTab, alertsSearch } from './alerts-search.ts'
import type { AlertsTabProps } from './alerts-tab.ts'

const route = getRouteApi('/_console/monitoring/alerts')

const labels: Readonly<Record<AlertsTab, string>> = {
  active: 'Active Alerts',
  rules: 'Alert Rules',
  channels: 'Notification Channels',
  history: 'Alert History',
}

const panels: Readonly<Record<AlertsTab, ComponentType<AlertsTabProps>>> = {
  active: tabOnDemand(() => import('./active/active-tab.tsx')),
  rules: tabOnDemand(() => import('./rules/rules-tab.tsx')),
  channels: tabOnDemand(() => import('./channels/channels-tab.tsx')),
  history: tabOnDemand(() => import('./history/history-tab.tsx')),
}

const AlertDialog = dialogOnDemand(() => import('./active/alert-dialog.tsx'))
const SilenceDialog = dialogOnDemand(() => import('./active/silence-dialog.tsx'))
const RuleDialog = dialogOnDemand(() => import('./rules/rule-dialog.tsx'))
const ChannelDialog = dialogOnDemand(() => import('./channels/channel-dialog.tsx'))

/** `/monitoring/alerts`: active alerts, rules, notification channels and history. */
export function AlertsScreen() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const canChange = useCan(requiredPermission.createAlertRule, ruleNoun)

  const onSearchChange: AlertsTabProps['onSearchChange'] = (next, options) =>
    void navigate({ search: next, ...options, resetScroll: false })
  const onDialog: AlertsTabProps['onDialog'] = (dialog, row = '') =>
    onSearchChange((before) => ({ ...before, dialog, row }), { replace: dialog === '' })
  const tab = search.tab === '' ? 'active' : search.tab

  return (
    <>
      <PageHeader
        title="Alert Management"
        description="Active alerts, alert rules and notification channels."
        actions={
          <DisabledReason reason={denialReason(canChange)}>
            <Button
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => onDialog('new-rule')}
            >
              New Alert Rule
            </Button>
          </DisabledReason>
        }
      />
      <div className={list.summary}>
        <AlertSummaryCards />
      </div>
      <PageTabs
        value={tab}
        labels={labels}
        onChange={(next) =>
          onSearchChange({ ...alertsSearch.defaults, tab: next === 'active' ? '' : next }, { replace: false })
        }
      >
        {(shown) => {
          const Panel = panels[shown]
          return <Panel search={search} onSearchChange={onSearchChange} onDialog={onDialog} />
        }}
      </PageTabs>
      <AlertsDialogs search={search} onDialog={onDialog} />
    </>
  )
}

/** Dialog named in the URL. */
function AlertsDialogs({ search, onDialog }: Pick<AlertsTabProps, 'search' | 'onDialog'>) {
  const { row } = search
  // Dialogs other than `new-…` need a row; without one, none opens.
  const dialog = row === '' && !search.dialog.startsWith('new-') ? '' : search.dialog
  const close = () => onDialog('')
  const about = dialog.replace(/^(new|edit|copy|delete)-/, '')
  // Keep the last dialog and row while the dialog closes.
  const [last, setLast] = useState({ dialog, row })
  if (dialog !== '' && (dialog !== last.dialog || row !== last.row)) setLast({ dialog, row })

  return (
    <>
      <AlertDialog opened={dialog === 'alert'} alertId={last.row} onClose={close} onDialog={onDialog} />
      <SilenceDialog opened={dialog === 'silence'} alertId={last.row} onClose={close} />
      <RuleDialog
        opened={about === 'rule' && dialog !== 'delete-rule'}
        dialog={last.dialog}
        ruleId={last.row}
        onClose={close}
      />
      <ChannelDialog
        opened={about === 'channel' && dialog !== 'delete-channel'}
        channelId={last.dialog === 'edit-channel' ? last.row : ''}
        onClose={close}
      />
    </>
  )
}
