import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { KeyedRule, RuleChange } from '#src/domain/firewall-changes.ts'
import type { FirewallFindingFacts } from '#src/domain/firewall-rules.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import type { RowAction } from '#src/ui/resource-table/columns.ts'
import { FindingLines } from './finding-lines.tsx'
import { RuleFacts } from './rule-facts.tsx'
import { nameOfRule } from './rule-labels.ts'
import classes from './rules.module.css'
import type { RuleDrag } from './use-rule-drag.ts'

/** Loaded after the rules, into reserved space. */
const RowActionsMenu = onDemand(
  async () => ({ default: (await import('#src/ui/resource-table/row-actions-menu.tsx')).RowActionsMenu }),
  () => <span className={classes.menuPlace} aria-busy="true" />,
)

interface RuleRowProps {
  readonly rule: KeyedRule
  /** Position among the rules of its direction, from 0. */
  readonly place: number
  /** Number of rules of its direction. */
  readonly count: number
  /** Changes since the rule was stored. */
  readonly marks: readonly RuleChange[]
  readonly findings: readonly FirewallFindingFacts[]
  readonly canChange: boolean
  readonly drag: RuleDrag
  /** Id of the text that says which keys the handle takes. */
  readonly handleHintId: string
  readonly onMove: (place: number) => void
  /** Called while the menu is open. */
  readonly actions: () => readonly RowAction[]
}

/** One rule with its handle, number, findings and menu. */
export function RuleRow(props: RuleRowProps) {
  const { rule, place, count, marks, findings, canChange, drag, handleHintId, onMove, actions } = props
  const { dragged } = drag

  function onHandleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && dragged !== null) drag.cancel()
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    onMove(place + step)
  }

  return (
    <li
      className={classes.rule}
      data-rule={rule.key}
      data-changed={marks.length > 0 || undefined}
      data-dragged={dragged?.key === rule.key || undefined}
      data-gap={gapAround(dragged?.gap, place, count)}
    >
      {canChange && (
        <button
          type="button"
          className={classes.handle}
          aria-label={`Move ${nameOfRule(rule)}`}
          aria-describedby={handleHintId}
          onKeyDown={onHandleKey}
          {...drag.handleOf(rule.key)}
        >
          <IconGripVertical size={18} aria-hidden="true" />
        </button>
      )}
      <span className={classes.number}>{place + 1}</span>
      <div className={classes.content}>
        <RuleFacts rule={rule} marks={marks} />
        <FindingLines findings={findings} />
      </div>
      {canChange && <RowActionsMenu rowName={nameOfRule(rule)} actions={actions} />}
    </li>
  )
}

/** Position of the drop indicator: above a row, or below the last one. */
function gapAround(gap: number | undefined, place: number, count: number): 'before' | 'after' | undefined {
  if (gap === place) return 'before'
  return gap === count && place === count - 1 ? 'after' : undefined
}
