import { Switch } from '@mantine/core'
import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { SeverityBadge } from '#src/resources/alerts/severity-badge.tsx'
import { Clamped, none, OneLine, TimeCell } from '#src/resources/list/cells.tsx'
import { Code } from '#src/ui/code.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import type { Format } from '#src/ui/format.ts'
import { Anchor } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/resource-table/columns.ts'
import { durationText } from '../alert-labels.ts'
import { DialogLink } from '../dialog-link.tsx'
import type { RuleSwitch } from './use-rule-switch.ts'

type SortField = 'name' | 'severity' | 'activeAlerts' | 'updatedAt'

/** @param disabledReason reason why rules can't be enabled and disabled; null if they can */
export function ruleColumns(
  format: Format,
  ruleSwitch: RuleSwitch,
  disabledReason: string | null,
): readonly Column<AlertRule, SortField>[] {
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
