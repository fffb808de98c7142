import { IconBellRinging, IconCopy, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as requiredPermission from '#src/api/generated/permissions.gen.ts'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { denialReason, useCan } from '#src/resources/permissions.ts'
import { NOT_ON_PAGE, useMissingRow } from '#src/resources/use-missing-row.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import type { Filter, RowAction } from '#src/ui/resource-table/columns.ts'
import { everyPage } from '#src/ui/resource-table/every-page.ts'
import { ResourceTable } from '#src/ui/resource-table/resource-table.tsx'
import { useFormat } from '#src/ui/use-format.tsx'
import { ruleNoun, severityFilter } from '../alert-labels.ts'
import { alertRulesQuery } from '../alert-queries.ts'
import { type AlertsSearch, alertsSearch } from '../alerts-search.ts'
import type { AlertsTabProps } from '../alerts-tab.ts'
import { DeleteRuleDialog } from './delete-rule-dialog.tsx'
import { ruleColumns } from './rule-columns.tsx'
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
  const chosen = query.data?.items.find(({ id }) => id === search.row)
  const isDeleting = search.dialog === 'delete-rule'
  const close = () => onDialog('')
  useMissingRow({
    opened: isDeleting,
    id: search.row,
    isFound: chosen !== undefined,
    isLoaded: query.data !== undefined && !query.isPlaceholderData,
    noun: ruleNoun.one,
    hint: NOT_ON_PAGE,
    onClose: close,
  })
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
        columns={ruleColumns(format, ruleSwitch, denialReason(canChange))}
        rowActions={useRowActions(onDialog, ruleSwitch)}
        empty={
          <EmptyState
            title="No alert rules yet"
            description="A rule watches a metric and notifies you when it crosses a threshold, such as CPU > 80% for 5 minutes."
            icon={<IconBellRinging size={22} />}
            action={
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
        }
      />
      <DeleteRuleDialog rule={chosen} opened={isDeleting} onClose={close} />
      <RuleSwitchConflict ruleSwitch={ruleSwitch} />
    </>
  )
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
