import { IconPlus } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import type { FirewallDirection } from '#src/domain/firewall.ts'
import {
  type KeyedRule,
  type KeyedRuleSet,
  moveRule,
  type RuleSetChanges,
} from '#src/domain/firewall-changes.ts'
import type { FirewallFindingFacts } from '#src/domain/firewall-rules.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/button.tsx'
import { DisabledReason } from '#src/ui/disabled-reason.tsx'
import { DefaultAction } from './default-action.tsx'
import { RemovedRules } from './removed-rules.tsx'
import { ruleActions } from './rule-actions.tsx'
import type { RuleSubject } from './rule-dialog.tsx'
import { directionLabels, nameOfRule } from './rule-labels.ts'
import { RuleRow } from './rule-row.tsx'
import { withRestored } from './rule-set.ts'
import classes from './rules.module.css'
import { useRuleDrag } from './use-rule-drag.ts'

interface DirectionRulesProps {
  readonly direction: FirewallDirection
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
  readonly changes: RuleSetChanges
  readonly findings: readonly FirewallFindingFacts[]
  readonly readOnlyBecause: string | null
  readonly onChangeRules: (change: (rules: readonly KeyedRule[]) => readonly KeyedRule[]) => void
  readonly onChangeDefault: (
    change: Partial<Pick<KeyedRuleSet, 'defaultInbound' | 'defaultOutbound'>>,
  ) => void
  readonly onEdit: (subject: RuleSubject) => void
}

/** Rules of one direction in their order, then the removed ones and the default action. */
export function DirectionRules(props: DirectionRulesProps) {
  const { direction, base, draft, changes, findings, readOnlyBecause, onChangeRules, onEdit } = props
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const rules = draft.rules.filter((rule) => rule.direction === direction)
  const drag = useRuleDrag(move)
  const label = directionLabels[direction]
  const defaultField = direction === 'inbound' ? 'defaultInbound' : 'defaultOutbound'

  function move(key: string, place: number): void {
    const rule = rules.find((it) => it.key === key)
    if (rule === undefined || place < 0 || place >= rules.length) return
    onChangeRules((all) => moveRule(all, key, place))
    announce(`${nameOfRule(rule)}: now ${place + 1} of ${rules.length} ${direction} rules`)
  }

  function remove(rule: KeyedRule): void {
    onChangeRules((all) => all.filter((it) => it.key !== rule.key))
    announce(`${nameOfRule(rule)}: removed`)
    // The focused menu is gone with its row.
    section.current?.querySelector<HTMLElement>('button')?.focus()
  }

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
          {rules.map((rule, place) => (
            <RuleRow
              key={rule.key}
              rule={rule}
              place={place}
              count={rules.length}
              marks={[...(changes.rules.get(rule.key) ?? [])]}
              findings={findings.filter((finding) => draft.rules[finding.rule]?.key === rule.key)}
              canChange={readOnlyBecause === null}
              drag={drag}
              handleHintId={`${id}-handle`}
              onMove={(to) => move(rule.key, to)}
              actions={() =>
                ruleActions(rule, {
                  place,
                  count: rules.length,
                  stored: base.rules.find((it) => it.key === rule.key),
                  isEdited: changes.rules.get(rule.key)?.has('edited') === true,
                  onChangeRules,
                  onEdit: () => onEdit(rule),
                  onMove: (to) => move(rule.key, to),
                  onRemove: () => remove(rule),
                })
              }
            />
          ))}
        </ol>
      )}
      <RemovedRules
        direction={direction}
        rules={changes.removed.filter((rule) => rule.direction === direction)}
        onRestore={(rule) => onChangeRules((all) => withRestored(all, base.rules, rule))}
      />
      <DefaultAction
        direction={direction}
        value={draft[defaultField]}
        changed={changes.defaults.has(defaultField)}
        readOnlyBecause={readOnlyBecause}
        onChange={(action) => props.onChangeDefault({ [defaultField]: action })}
      />
    </section>
  )
}
