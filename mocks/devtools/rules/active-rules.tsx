import { useEffect, useRef, useState } from 'react'
import type { Rule } from '../../scenarios/document.ts'
import type { RuleTally } from '../../scenarios/scenario-engine.ts'
import { Button, Empty, Icon, Row, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { conditionsOf, describeOutcome } from './outcomes.ts'
import { toDraft } from './rule-draft.ts'
import { type MoveDirection, withMoved, withSwitched } from './rule-list.ts'

/** Rules of the scenario and of the build, in their order. */
export function ActiveRules() {
  const { scenario, alwaysLive, setRules, show } = usePanelContext()
  const { rules } = scenario
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<Move | null>(null)
  const count = rules.length + (alwaysLive?.rules.length ?? 0)

  // The button that was pressed belongs to the neighbor now.
  useEffect(() => {
    if (moved === null) return
    const row = list.current?.querySelector(`[data-rule="${moved.to}"]`)
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const same = buttons.find((it) => it.dataset.move === moved.direction && !it.disabled)
    ;(same ?? buttons.find((it) => !it.disabled))?.focus()
  }, [moved])

  const move = (index: number, direction: MoveDirection) => {
    setRules(withMoved(rules, index, direction))
    setMoved({ to: direction === 'up' ? index - 1 : index + 1, direction })
  }

  return (
    <Section
      title="In force"
      hint={count > 1 ? 'If several rules match a request, the last one applies.' : undefined}
      actions={
        rules.length > 0 && (
          <Row>
            <Button onClick={() => show('scenario')}>Save as scenario</Button>
            <Button onClick={() => setRules([])}>Remove all</Button>
          </Row>
        )
      }
    >
      {count === 0 ? (
        <Empty>No rules. The mock handles every request.</Empty>
      ) : (
        <ul ref={list} className={styles.list}>
          {alwaysLive?.rules.map((rule, index) => (
            <AlwaysLiveRule
              key={rule.operation}
              rule={rule}
              setting={alwaysLive.names.targets}
              tally={alwaysLive.tallies[index]}
            />
          ))}
          {rules.map((rule, index) => (
            <ActiveRule
              // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be alike, and have no other identity
              key={index}
              rule={rule}
              index={index}
              onMove={(direction) => move(index, direction)}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface Move {
  readonly to: number
  readonly direction: MoveDirection
}

interface ActiveRuleProps {
  readonly rule: Rule
  readonly index: number
  readonly onMove: (direction: MoveDirection) => void
}

function ActiveRule({ rule, index, onMove }: ActiveRuleProps) {
  const { scenario, tallies, setRules, edit } = usePanelContext()
  const { rules } = scenario
  const { id, operation, enabled: isOn = true } = rule
  const name = id === undefined ? `the rule for ${operation}` : `the rule ${id}`
  const tally = tallies[index]
  return (
    <li data-rule={index} className={styles.rule} data-spent={!isOn || tally?.isSpent || undefined}>
      <input
        type="checkbox"
        aria-label={`Apply ${name}`}
        title={isOn ? 'On' : 'Off'}
        checked={isOn}
        onChange={() => setRules(withSwitched(rules, index))}
      />
      <span className={styles.ruleText}>
        <strong>{id ?? operation}</strong> {id !== undefined && <code>{operation}</code>}{' '}
        <span className={styles.outcome}>{describeOutcome(rule)}</span>
        <span className={styles.hint}>
          {[conditionsOf(rule), isOn ? formatTally(tally) : 'off'].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.tools}>
        <Button aria-label={`Edit ${name}`} onClick={() => edit({ index, draft: toDraft(rule) })}>
          Edit
        </Button>
        {rules.length > 1 && (
          <>
            <Button
              tone="quiet"
              data-move="up"
              aria-label={`Move ${name} up`}
              title="Move up"
              disabled={index === 0}
              onClick={() => onMove('up')}
            >
              <Icon path="m4 10 4-4 4 4" />
            </Button>
            <Button
              tone="quiet"
              data-move="down"
              aria-label={`Move ${name} down`}
              title="Move down: later rules win"
              disabled={index === rules.length - 1}
              onClick={() => onMove('down')}
            >
              <Icon path="m4 6 4 4 4-4" />
            </Button>
          </>
        )}
        <Button
          tone="quiet"
          aria-label={`Remove ${name}`}
          title="Remove"
          onClick={() => setRules(rules.toSpliced(index, 1))}
        >
          <Icon path="m4.5 4.5 7 7m0-7-7 7" />
        </Button>
      </span>
    </li>
  )
}

interface AlwaysLiveRuleProps {
  readonly rule: Rule
  /** Name of the setting that the rule comes from. */
  readonly setting: string
  readonly tally: RuleTally | undefined
}

/** Rule of the build's settings: only a rule of the scenario can override it. */
function AlwaysLiveRule({ rule, setting, tally }: AlwaysLiveRuleProps) {
  const { scenario, addRule } = usePanelContext()
  const { operation } = rule
  const isMocked = scenario.rules.some((it) => !it.when && it.operation === operation && 'mock' in it.then)
  return (
    <li className={styles.rule} data-spent={isMocked || undefined}>
      <span className={styles.ruleText}>
        <strong>{operation}</strong> <span className={styles.outcome}>{describeOutcome(rule)}</span>
        <span className={styles.hint}>
          {[`set by ${setting}`, isMocked ? 'mocked by a rule below' : formatTally(tally)].join(' · ')}
        </span>
      </span>
      {!isMocked && (
        <Button
          aria-label={`Mock ${operation} instead`}
          onClick={() => addRule({ operation, then: { mock: true } })}
        >
          Mock
        </Button>
      )}
    </li>
  )
}

function formatTally(tally: RuleTally | undefined): string {
  if (!tally) return ''
  if (tally.isSpent) return 'done'
  return tally.fired === 0 ? 'not yet' : `${tally.fired} ${tally.fired === 1 ? 'time' : 'times'} so far`
}
