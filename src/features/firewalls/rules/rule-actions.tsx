import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconCopyPlus,
  IconPencil,
  IconPower,
  IconTrash,
} from '@tabler/icons-react'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import type { KeyedRule } from '#src/domain/firewall-changes.ts'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { withCopyOf, withRule } from './rule-set.ts'

interface RuleActionsOptions {
  /** Position among the rules of its direction, from 0. */
  readonly place: number
  /** Number of rules of its direction. */
  readonly count: number
  /** Stored version; undefined for a new rule. */
  readonly stored: KeyedRule | undefined
  readonly isEdited: boolean
  readonly onChangeRules: (change: (rules: readonly KeyedRule[]) => readonly KeyedRule[]) => void
  readonly onEdit: () => void
  readonly onMove: (place: number) => void
  readonly onRemove: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

/** Menu of a rule. */
export function ruleActions(rule: KeyedRule, options: RuleActionsOptions): readonly RowAction[] {
  const { place, count, stored, isEdited, onChangeRules, onEdit, onMove, onRemove } = options
  const replace = (change: Partial<KeyedRule>) =>
    onChangeRules((rules) => withRule(rules, { ...rule, ...change }))
  return [
    {
      key: 'edit',
      label: 'Edit',
      icon: <IconPencil {...icon} />,
      check: ALLOWED,
      onSelect: onEdit,
    },
    {
      key: 'duplicate',
      label: 'Duplicate',
      icon: <IconCopyPlus {...icon} />,
      check: ALLOWED,
      onSelect: () => onChangeRules((rules) => withCopyOf(rules, rule.key)),
    },
    {
      key: 'enabled',
      label: rule.enabled ? 'Turn off' : 'Turn on',
      icon: <IconPower {...icon} />,
      check: ALLOWED,
      onSelect: () => replace({ enabled: !rule.enabled }),
    },
    {
      key: 'up',
      label: 'Move up',
      icon: <IconArrowUp {...icon} />,
      check: place > 0 ? ALLOWED : denied('Already first.'),
      onSelect: () => onMove(place - 1),
    },
    {
      key: 'down',
      label: 'Move down',
      icon: <IconArrowDown {...icon} />,
      check: place < count - 1 ? ALLOWED : denied('Already last.'),
      onSelect: () => onMove(place + 1),
    },
    ...(stored && isEdited
      ? [
          {
            key: 'revert',
            label: 'Undo edit',
            icon: <IconArrowBackUp {...icon} />,
            check: ALLOWED,
            onSelect: () => replace(stored),
          },
        ]
      : []),
    {
      key: 'remove',
      label: 'Remove',
      icon: <IconTrash {...icon} />,
      destructive: true,
      check: ALLOWED,
      onSelect: onRemove,
    },
  ]
}
