import { useId, useState } from 'react'
import type { Rule } from '../../scenarios/document.ts'
import type { RuleTally } from '../../scenarios/scenario-engine.ts'
import type { Target } from '../../scenarios/target.ts'
import { Button, Empty, Field, Row, Search, Section, Select, useArrival } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import {
  conditionsOf,
  describeOutcome,
  documentedOutcomes,
  faults,
  findSubjects,
  handling,
  type Outcome,
  type Subject,
  subjects,
} from '../rules/outcomes.ts'
import { LiveBackend } from './live-backend.tsx'

/** Maximum number of listed operations. */
const SHOWN = 40

/** Active rules, and a form to add new ones. */
export function RulesSection() {
  const [chosen, setChosen] = useState<Target | null>(null)
  const subject = subjects.find(({ target }) => target === chosen)
  // A new rule must not shift the buttons that will be clicked next.
  return subject ? (
    <>
      <RuleMaker subject={subject} onBack={() => setChosen(null)} />
      <RulesInForce />
      <LiveBackend />
    </>
  ) : (
    <>
      <RulesInForce />
      <Picker onPick={setChosen} />
      <LiveBackend />
    </>
  )
}

function RulesInForce() {
  const { scenario, tallies, alwaysLive, setRules } = usePanelContext()
  const { rules } = scenario
  const count = rules.length + (alwaysLive?.rules.length ?? 0)
  return (
    <Section
      title="In force"
      hint={count > 1 ? 'Of several that are about a call, the last one decides.' : undefined}
      actions={rules.length > 0 && <Button onClick={() => setRules([])}>Remove all</Button>}
    >
      {count === 0 ? (
        <Empty>No rules: the mock answers by itself.</Empty>
      ) : (
        <ul className={styles.list}>
          {alwaysLive?.rules.map((rule, index) => (
            <AlwaysLiveRule
              key={rule.operation}
              rule={rule}
              setting={alwaysLive.names.targets}
              tally={alwaysLive.tallies[index]}
            />
          ))}
          {rules.map((rule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be alike, and they have no other identity
            <li key={index} className={styles.rule} data-spent={tallies[index]?.isSpent || undefined}>
              <span className={styles.ruleText}>
                <strong>{rule.operation}</strong>{' '}
                <span className={styles.outcome}>{describeOutcome(rule)}</span>
                <span className={styles.hint}>
                  {[conditionsOf(rule), formatTally(tallies[index])].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                tone="quiet"
                aria-label={`Remove the rule for ${rule.operation}`}
                onClick={() => setRules(rules.filter((_, other) => other !== index))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
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

/** Search for the target of a rule; operations that the page has just called come first. */
function Picker({ onPick }: { readonly onPick: (target: Target) => void }) {
  const { log } = usePanelContext()
  const [text, setText] = useState('')
  const isSearch = text.trim() !== ''
  const recent = [...new Set(log.toReversed().map((entry) => entry.operationId))]
    .flatMap((id) => subjects.find(({ target }) => target === id) ?? [])
    .slice(0, 12)
  const found = isSearch ? findSubjects(text) : recent.length > 0 ? recent : subjects
  return (
    <Section title="Force an outcome" hint="Every operation of the contract, every tag, or all at once.">
      <Search label="Find an operation" value={text} onText={setText} />
      {found.length === 0 && <Empty>The contract has no operation with “{text}”.</Empty>}
      {!isSearch && recent.length > 0 && <p className={styles.hint}>What this page has asked for last:</p>}
      <ul className={styles.plainList}>
        {found.slice(0, SHOWN).map(({ target, about, summary }) => (
          <li key={target}>
            <button type="button" className={styles.pick} onClick={() => onPick(target)}>
              <strong>{target}</strong> <code>{about}</code>
              <span>{summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && <p className={styles.hint}>and {found.length - SHOWN} more</p>}
    </Section>
  )
}

const occasions = [
  ['always', 'Every time'],
  ['once', 'Next time only'],
  ['nth', 'From a call on'],
  ['chance', 'Some of the calls'],
] as const
type Occasion = (typeof occasions)[number][0]

/** Outcomes of a subject; a click adds a rule. */
function RuleMaker({ subject, onBack }: { readonly subject: Subject; readonly onBack: () => void }) {
  const { scenario, tallies, addRule, setRules } = usePanelContext()
  const { target, about, summary } = subject
  const [occasion, setOccasion] = useState<Occasion>('always')
  const [call, setCall] = useState('2')
  const [percent, setPercent] = useState('50')
  const [delay, setDelay] = useState('3000')
  const [parameter, setParameter] = useState('')
  const documented = documentedOutcomes(target)
  const arrival = useArrival<HTMLButtonElement>()

  const add = (then: Rule['then']) => {
    const when = { ...whenOf(occasion, call, percent), ...matchOf(parameter) }
    addRule({ operation: target, ...(Object.keys(when).length > 0 && { when }), then })
  }
  const isLike = (rule: Rule, then: Rule['then']) =>
    rule.operation === target && JSON.stringify(rule.then) === JSON.stringify(then)
  const isOn = (then: Rule['then']) =>
    scenario.rules.some((rule, index) => isLike(rule, then) && tallies[index]?.isSpent !== true)
  const toggle = (then: Rule['then']) => {
    if (isOn(then)) setRules(scenario.rules.filter((rule) => !isLike(rule, then)))
    else add(then)
  }

  return (
    <Section
      title={target}
      hint={
        <>
          <code>{about}</code> {summary}
        </>
      }
      actions={
        <Button ref={arrival} onClick={onBack}>
          All operations
        </Button>
      }
    >
      <Row>
        <Select label="When" isLabelShown value={occasion} options={occasions} onValue={setOccasion} />
        {occasion === 'nth' && (
          <Field label="Call" type="number" min={1} value={call} onText={setCall} className={styles.short} />
        )}
        {occasion === 'chance' && (
          <Field label="Percent" type="number" min={0} max={100} value={percent} onText={setPercent} />
        )}
        <Field
          label="Only where (optional)"
          placeholder="vmId=vm_…"
          value={parameter}
          onText={setParameter}
        />
      </Row>
      <Outcomes title="Documented" outcomes={documented} isOn={isOn} onToggle={toggle} />
      <Outcomes title="Faults" outcomes={faults} isOn={isOn} onToggle={toggle} />
      <Outcomes title="Who answers" outcomes={handling} isOn={isOn} onToggle={toggle} />
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault()
          add({ delayMs: Number(delay) })
        }}
      >
        <Field label="Latency (ms)" type="number" min={0} max={600_000} value={delay} onText={setDelay} />
        <Button type="submit">Delay</Button>
      </form>
    </Section>
  )
}

function whenOf(occasion: Occasion, call: string, percent: string): NonNullable<Rule['when']> {
  switch (occasion) {
    case 'always':
      return {}
    case 'once':
      return { times: 1 }
    case 'nth':
      return { call: Math.max(1, Math.round(Number(call)) || 1), times: 1000 }
    case 'chance':
      return { probability: Math.min(100, Math.max(0, Number(percent) || 0)) / 100 }
  }
}

/** Parses `vmId=vm_1`: a path or query parameter. */
function matchOf(text: string): NonNullable<Rule['when']> {
  const [, name, value = ''] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(text) ?? []
  if (name === undefined) return {}
  return { match: name.endsWith('Id') ? { path: { [name]: value } } : { query: { [name]: value } } }
}

interface OutcomesProps {
  readonly title: string
  readonly outcomes: readonly Outcome[]
  readonly isOn: (then: Rule['then']) => boolean
  readonly onToggle: (then: Rule['then']) => void
}

function Outcomes({ title, outcomes, isOn, onToggle }: OutcomesProps) {
  const id = useId()
  if (outcomes.length === 0) return null
  return (
    <div className={styles.group}>
      <h4 id={id}>{title}</h4>
      <ul aria-labelledby={id} className={styles.chips}>
        {outcomes.map(({ label, title: meaning, then }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.chip}
              title={meaning}
              aria-pressed={isOn(then)}
              onClick={() => onToggle(then)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
