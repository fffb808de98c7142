import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowUp,
  IconCopyPlus,
  IconGripVertical,
  IconPencil,
  IconPlus,
  IconPower,
  IconTrash,
} from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { ALLOWED, denied } from '#src/domain/check-result.ts'
import type { FirewallDirection } from '#src/domain/firewall.ts'
import {
  changesBetween,
  type KeyedRule,
  type KeyedRuleSet,
  moveRule,
  type RuleSetChanges,
} from '#src/domain/firewall-changes.ts'
import { type FirewallFindingFacts, findingsOf } from '#src/domain/firewall-rules.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { useHasBeenTrue } from '#src/ui/use-has-been-true.ts'
import { DefaultAction } from './default-action.tsx'
import { FindingLines } from './finding-lines.tsx'
import type { RuleSubject } from './rule-dialog.tsx'
import { RuleFacts } from './rule-facts.tsx'
import { directionLabels, nameOfRule } from './rule-labels.ts'
import { withCopyOf, withRule } from './rule-set.ts'
import classes from './rules.module.css'
import { useRuleDrag } from './use-rule-drag.ts'

/** Loaded with the first edit, because most visits only read the rules. */
const RuleDialog = onDemand(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }))

/** Loaded after the rules, into reserved space. */
const RowActionsMenu = onDemand(
  async () => ({ default: (await import('#src/ui/resource-table/row-actions-menu.tsx')).RowActionsMenu }),
  () => <span className={classes.menuPlace} aria-busy="true" />,
)

interface RuleListProps {
  /** Stored rules, to mark changes. */
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
  readonly onChange: (change: (draft: KeyedRuleSet) => KeyedRuleSet) => void
  /** Reason why the rules are read-only; null if they can be changed. */
  readonly readOnlyBecause?: string | null
}

/** Inbound and outbound rules to read, reorder and edit. */
export function RuleLists({ base, draft, onChange, readOnlyBecause = null }: RuleListProps) {
  const [subject, setSubject] = useState<RuleSubject | null>(null)
  const asked = useHasBeenTrue(subject !== null)
  const changes = changesBetween(base, draft)
  const findings = findingsOf(draft.rules)
  const common = { base, draft, changes, findings, readOnlyBecause }
  const setRules = (change: (rules: readonly KeyedRule[]) => readonly KeyedRule[]) =>
    onChange((current) => ({ ...current, rules: change(current.rules) }))
  return (
    <>
      {(['inbound', 'outbound'] as const).map((direction) => (
        <DirectionRules
          key={direction}
          {...common}
          direction={direction}
          onChange={onChange}
          onRules={setRules}
          onEdit={setSubject}
        />
      ))}
      {asked && (
        <RuleDialog
          subject={subject}
          rules={draft.rules}
          onClose={() => setSubject(null)}
          onSubmit={(rule) => {
            setRules((rules) => withRule(rules, rule))
            setSubject(null)
          }}
        />
      )}
    </>
  )
}

interface DirectionProps {
  readonly direction: FirewallDirection
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
  readonly changes: RuleSetChanges
  readonly findings: readonly FirewallFindingFacts[]
  readonly readOnlyBecause: string | null
  readonly onChange: RuleListProps['onChange']
  readonly onRules: (change: (rules: readonly KeyedRule[]) => readonly KeyedRule[]) => void
  readonly onEdit: (subject: RuleSubject) => void
}

function DirectionRules(props: DirectionProps) {
  const { direction, base, draft, changes, findings, readOnlyBecause, onChange, onRules, onEdit } = props
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const rules = draft.rules.filter((rule) => rule.direction === direction)
  const drag = useRuleDrag(move)
  const canChange = readOnlyBecause === null

  function move(key: string, place: number): void {
    const rule = rules.find((it) => it.key === key)
    if (rule === undefined || place < 0 || place >= rules.length) return
    onRules((all) => moveRule(all, key, place))
    announce(`${nameOfRule(rule)}: now ${place + 1} of ${rules.length} ${direction} rules`)
  }

  function remove(rule: KeyedRule): void {
    onRules((all) => all.filter((it) => it.key !== rule.key))
    announce(`${nameOfRule(rule)}: removed`)
    // The focused menu is gone with its row.
    section.current?.querySelector<HTMLElement>('button')?.focus()
  }

  function actionsOf(rule: KeyedRule, place: number): readonly RowAction[] {
    const icon = { size: 16, 'aria-hidden': true } as const
    const before = base.rules.find((it) => it.key === rule.key)
    const isEdited = changes.rules.get(rule.key)?.has('edited') === true
    const replace = (change: Partial<KeyedRule>) => onRules((all) => withRule(all, { ...rule, ...change }))
    return [
      {
        key: 'edit',
        label: 'Edit',
        icon: <IconPencil {...icon} />,
        check: ALLOWED,
        onSelect: () => onEdit(rule),
      },
      {
        key: 'duplicate',
        label: 'Duplicate',
        icon: <IconCopyPlus {...icon} />,
        check: ALLOWED,
        onSelect: () => onRules((all) => withCopyOf(all, rule.key)),
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
        onSelect: () => move(rule.key, place - 1),
      },
      {
        key: 'down',
        label: 'Move down',
        icon: <IconArrowDown {...icon} />,
        check: place < rules.length - 1 ? ALLOWED : denied('Already last.'),
        onSelect: () => move(rule.key, place + 1),
      },
      ...(before && isEdited
        ? [
            {
              key: 'revert',
              label: 'Undo edit',
              icon: <IconArrowBackUp {...icon} />,
              check: ALLOWED,
              onSelect: () => replace(before),
            },
          ]
        : []),
      {
        key: 'remove',
        label: 'Remove',
        icon: <IconTrash {...icon} />,
        destructive: true,
        check: ALLOWED,
        onSelect: () => remove(rule),
      },
    ]
  }

  function onHandleKey(event: KeyboardEvent, key: string, place: number): void {
    if (event.key === 'Escape' && drag.drag !== null) drag.cancel()
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    move(key, place + step)
  }

  const removed = changes.removed.filter((rule) => rule.direction === direction)
  const label = directionLabels[direction]
  return (
    <section ref={section} className={classes.direction} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {label} rules
        </h2>
        <DisabledReason reason={readOnlyBecause}>
          <Button
            variant="outline"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onEdit(direction)}
          >
            Add rule<span className="visually-hidden"> for {direction} traffic</span>
          </Button>
        </DisabledReason>
      </div>
      <p id={`${id}-handle`} className="visually-hidden">
        Press arrow up or arrow down to move it.
      </p>
      {rules.length === 0 ? (
        <p className={classes.empty}>No {direction} rules. The default below applies.</p>
      ) : (
        <ol ref={drag.list} className={classes.rules} aria-label={`${label} rules`}>
          {rules.map((rule, place) => {
            const about = findings.filter((finding) => draft.rules[finding.rule]?.key === rule.key)
            const marks = [...(changes.rules.get(rule.key) ?? [])]
            return (
              <li
                key={rule.key}
                className={classes.rule}
                data-rule={rule.key}
                data-changed={marks.length > 0 || undefined}
                data-dragged={drag.drag?.key === rule.key || undefined}
                data-gap={gapAround(drag.drag?.gap, place, rules.length)}
              >
                {canChange && (
                  <button
                    type="button"
                    className={classes.handle}
                    aria-label={`Move ${nameOfRule(rule)}`}
                    aria-describedby={`${id}-handle`}
                    onKeyDown={(event) => onHandleKey(event, rule.key, place)}
                    {...drag.handleOf(rule.key)}
                  >
                    <IconGripVertical size={18} aria-hidden="true" />
                  </button>
                )}
                <span className={classes.number}>{place + 1}</span>
                <div className={classes.content}>
                  <RuleFacts rule={rule} marks={marks} />
                  <FindingLines findings={about} />
                </div>
                {canChange && (
                  <RowActionsMenu rowName={nameOfRule(rule)} actions={() => actionsOf(rule, place)} />
                )}
              </li>
            )
          })}
        </ol>
      )}
      {removed.length > 0 && (
        <ul className={classes.rules} aria-label={`Removed ${direction} rules`}>
          {removed.map((rule) => (
            <li key={rule.key} className={classes.rule} data-changed data-removed>
              <span className={classes.lead} />
              <span className={classes.number} />
              <div className={classes.content}>
                <RuleFacts rule={rule} marks={['removed']} />
              </div>
              <Button
                variant="outline"
                size="sm"
                onClick={() => onRules((all) => restoreRule(all, base.rules, rule))}
              >
                Restore<span className="visually-hidden"> {nameOfRule(rule)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DefaultAction
        direction={direction}
        value={direction === 'inbound' ? draft.defaultInbound : draft.defaultOutbound}
        changed={changes.defaults.has(direction === 'inbound' ? 'defaultInbound' : 'defaultOutbound')}
        readOnlyBecause={readOnlyBecause}
        onChange={(action) =>
          onChange((current) => ({
            ...current,
            [direction === 'inbound' ? 'defaultInbound' : 'defaultOutbound']: action,
          }))
        }
      />
    </section>
  )
}

/** Position of the drop indicator: above a row, or below the last one. */
function gapAround(gap: number | undefined, place: number, count: number): 'before' | 'after' | undefined {
  if (gap === place) return 'before'
  return gap === count && place === count - 1 ? 'after' : undefined
}

/** Copy of the rules with a removed one restored behind its former predecessor. */
function restoreRule(
  rules: readonly KeyedRule[],
  before: readonly KeyedRule[],
  rule: KeyedRule,
): readonly KeyedRule[] {
  const earlier = before
    .slice(
      0,
      before.findIndex((it) => it.key === rule.key),
    )
    .toReversed()
  const anchor = earlier.find(({ key }) => rules.some((it) => it.key === key))
  const at = anchor === undefined ? 0 : rules.findIndex((it) => it.key === anchor.key) + 1
  return rules.toSpliced(at, 0, rule)
}
