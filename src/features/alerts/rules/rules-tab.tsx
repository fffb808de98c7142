import { Switch } from '@mantine/core'
import { IconBellRinging, IconCopy, IconEdit, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { SeverityBadge } from '#src/resources/alerts/severity-badge.tsx'
import { Clamped, Code, none, OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import type { Column, Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { durationText, ruleNoun, severityFilter } from '../alert-labels.ts'
import { alertRulesQuery } from '../alert-queries.ts'
import { type AlertsSearch, alertsSearch } from '../alerts-search.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { DialogLink } from '../dialog-link.tsx'
import { DeleteRuleDialog } from './delete-rule-dialog.tsx'
import { RuleSwitchConflict } from './rule-switch-conflict.tsx'
import { type RuleSwitch, useRuleSwitch } from './use-rule-switch.ts'

const filters: readonly Filter<AlertsSearch>[] = [
  severityFilter,
  {
    kind: 'select',
    name: 'enabled',
    label: 'State',
    all: 'All',
    options: [
      { value: 'yes', label: 'Enabled' },
      { value: 'no', label: 'Disabled' },
    ],
  },
]

export default function RulesTab({ search, onSearchChange, onDialog }: AlertsTabProps) {
  const format = useFormat()
  const client = useQueryClient()
  const query = useQuery(alertRulesQuery(search))
  const canChange = useCan(requiredPermission.updateAlertRule, ruleNoun)
  const ruleSwitch = useRuleSwitch()
  return (
    <>
      <ResourceTable
        table="listAlertRules"
        label="Alert Rules"
        noun={ruleNoun}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        query={query}
        loadRows={everyPage((page) => client.fetchQuery(alertRulesQuery({ ...search, ...page })))}
        search={search}
        defaults={alertsSearch.defaults}
        onSearchChange={onSearchChange}
        searchLabel="Search alert rules"
        filters={filters}
        columns={columns(format, ruleSwitch, denialReason(canChange))}
        rowActions={useRowActions(onDialog, ruleSwitch)}
        empty={
          <EmptyState
            title="No alert rules yet"
            description="A rule watches a metric and notifies you when it crosses a threshold, such as CPU > 80% for 5 minutes."
            icon={<IconBellRinging size={22} />}
            action={
              <DisabledReason reason={denialReason(canChange)}>
                <Button onClick={() => onDialog('new-rule')}>New Alert Rule</Button>
              </DisabledReason>
            }
          />
        }
      />
      <DeleteRuleDialog
        rule={query.data?.items.find(({ id }) => id === search.row)}
        opened={search.dialog === 'delete-rule'}
        onClose={() => onDialog('')}
      />
      <RuleSwitchConflict ruleSwitch={ruleSwitch} />
    </>
  )
}

function columns(
  format: Format,
  ruleSwitch: RuleSwitch,
  disabledReason: string | null,
): readonly Column<AlertRule, 'name' | 'severity' | 'activeAlerts' | 'updatedAt'>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sort: 'name',
      always: true,
      minWidth: 14,
      cell: ({ id, name }) => (
        <DialogLink dialog="edit-rule" row={id}>
          {name}
        </DialogLink>
      ),
    },
    {
      key: 'enabled',
      header: 'Enabled',
      onPhone: 'status',
      always: true,
      cell: (rule) => (
        <DisabledReason reason={disabledReason}>
          <Switch
            aria-label={`${rule.name} is enabled`}
            checked={ruleSwitch.shown(rule)}
            onChange={(event) => {
              if (disabledReason === null) ruleSwitch.turn(rule, event.currentTarget.checked)
            }}
          />
        </DisabledReason>
      ),
    },
    {
      key: 'condition',
      header: 'Condition',
      onPhone: 'detail',
      minWidth: 16,
      cell: ({ condition, durationMinutes }) => (
        <OneLine>
          <Code>{condition}</Code> for {durationText(durationMinutes)}
        </OneLine>
      ),
    },
    {
      key: 'severity',
      header: 'Severity',
      sort: 'severity',
      onPhone: 'detail',
      cell: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    {
      key: 'active',
      header: 'Firing',
      sort: 'activeAlerts',
      onPhone: ({ activeAlerts }) => (activeAlerts === 0 ? null : `${format.number(activeAlerts)} firing`),
      align: 'end',
      cell: ({ id, name, activeAlerts }) =>
        activeAlerts === 0 ? (
          none
        ) : (
          <Anchor
            to="/monitoring/alerts"
            search={{ ruleId: id }}
            aria-label={`Alerts of ${name}: ${activeAlerts}`}
          >
            {format.number(activeAlerts)}
          </Anchor>
        ),
    },
    {
      key: 'watched',
      header: 'Watches',
      align: 'end',
      cell: ({ watchedCount, resources }) => (
        <OneLine>
          {resources.length === 0 ? 'all ' : ''}
          {format.number(watchedCount)}
        </OneLine>
      ),
    },
    {
      key: 'channels',
      header: 'Channels',
      minWidth: 12,
      cell: ({ channels }) =>
        channels.length === 0 ? none : <Clamped>{channels.map(({ name }) => name).join(', ')}</Clamped>,
    },
    {
      key: 'updated',
      header: 'Changed',
      sort: 'updatedAt',
      cell: ({ updatedAt }) => <TimeCell at={updatedAt} />,
    },
    {
      key: 'description',
      header: 'Description',
      defaultHidden: true,
      minWidth: 20,
      cell: ({ description }) => (description === '' ? none : <Clamped>{description}</Clamped>),
    },
  ]
}

function useRowActions(
  onDialog: AlertsTabProps['onDialog'],
  ruleSwitch: RuleSwitch,
): (rule: AlertRule) => readonly RowAction[] {
  const canChange = useCan(requiredPermission.updateAlertRule, ruleNoun)
  return (rule) => [
    {
      key: 'edit',
      label: 'Edit',
      icon: <IconEdit size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => onDialog('edit-rule', rule.id),
    },
    {
      key: 'copy',
      label: 'Duplicate',
      icon: <IconCopy size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => onDialog('copy-rule', rule.id),
    },
    {
      key: 'switch',
      label: rule.enabled ? 'Disable' : 'Enable',
      icon: <IconBellRinging size={16} aria-hidden="true" />,
      check: canChange,
      onSelect: () => ruleSwitch.turn(rule, !rule.enabled),
    },
    {
      key: 'delete',
      label: 'Delete',
      icon: <IconTrash size={16} aria-hidden="true" />,
      destructive: true,
      check: canChange,
      onSelect: () => onDialog('delete-rule', rule.id),
    },
  ]
}
