import { useId, useState } from 'react'
import type { Rule } from '../../scenarios/document.ts'
import { Button, Field, Reasons, Row, Section, Select, useFocusOnMount } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'
import { documentedOutcomes, faults, handling, type Outcome, type Subject } from './outcomes.ts'
import { pickedRule, type Trigger } from './picked-rule.ts'
import { callsUntilShown, READ_RETRIES } from './retries.ts'
import { toDraft } from './rule-draft.ts'

const triggers: ReadonlyArray<readonly [trigger: Trigger, label: string]> = [
  ['always', 'Every time'],
  ['once', 'Next time only'],
  ['nth', 'From the nth request'],
  ['chance', 'A share of requests'],
]

/** Outcomes of a subject; a click adds a rule. */
export function OutcomePicker({
  subject,
  onBack,
}: {
  readonly subject: Subject
  readonly onBack: () => void
}) {
  const { scenario, tallies, addRule, setRules, edit } = usePanelContext()
  const { target, about, summary } = subject
  const [trigger, setTrigger] = useState<Trigger>('always')
  const [request, setRequest] = useState('2')
  const [percent, setPercent] = useState('50')
  const [delay, setDelay] = useState('3000')
  const [parameter, setParameter] = useState('')
  const documented = documentedOutcomes(target)
  const focusRef = useFocusOnMount<HTMLButtonElement>()

  const [reasons, attempt] = useAttempt()

  const made = (then: Rule['then']) => pickedRule(target, { trigger, request, percent, parameter }, then)
  const add = (then: Rule['then']) => attempt(() => addRule(made(then)))
  const isLike = (rule: Rule, then: Rule['then']) =>
    rule.operation === target && JSON.stringify(rule.then) === JSON.stringify(then)
  const isOn = (then: Rule['then']) =>
    scenario.rules.some((rule, index) => isLike(rule, then) && tallies[index]?.isSpent !== true)
  const toggle = (then: Rule['then']) => {
    if (isOn(then)) setRules(scenario.rules.filter((rule) => !isLike(rule, then)))
    else void add(then)
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
        <Button ref={focusRef} onClick={onBack}>
          All operations
        </Button>
      }
    >
      <Row>
        <Select label="When" isLabelShown value={trigger} options={triggers} onValue={setTrigger} />
        {trigger === 'nth' && (
          <Field
            label="Request number"
            type="number"
            min={1}
            value={request}
            onText={setRequest}
            className={styles.short}
          />
        )}
        {trigger === 'chance' && (
          <Field label="Percent" type="number" min={0} max={100} value={percent} onText={setPercent} />
        )}
        <Field
          label="Only where (optional)"
          placeholder="vmId=vm_…"
          value={parameter}
          onText={setParameter}
        />
      </Row>
      <Reasons reasons={reasons} />
      {trigger === 'once' && callsUntilShown({ operation: target, then: BROKEN }) > 1 && (
        <p className={styles.hint}>
          The console retries a failed read up to {READ_RETRIES} times. Such an outcome applies to{' '}
          {READ_RETRIES + 1} requests, so that the page shows it.
        </p>
      )}
      <Outcomes title="Documented" outcomes={documented} isOn={isOn} onToggle={toggle} />
      <Outcomes title="Faults" outcomes={faults} isOn={isOn} onToggle={toggle} />
      <Outcomes title="Handled by" outcomes={handling} isOn={isOn} onToggle={toggle} />
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault()
          void add({ delayMs: Number(delay) })
        }}
      >
        <Field
          label="Latency (ms)"
          type="number"
          min={0}
          max={600_000}
          required
          value={delay}
          onText={setDelay}
        />
        <Button type="submit">Delay</Button>
      </form>
      <Row>
        <Button
          onClick={() =>
            attempt(() => edit({ index: null, draft: { ...toDraft(made({ mock: true })), kind: 'body' } }))
          }
        >
          Custom response…
        </Button>
        <span className={styles.hint}>A body, headers, or changes to the real response.</span>
      </Row>
    </Section>
  )
}

const BROKEN: Rule['then'] = { fault: 'connection-reset' }

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
