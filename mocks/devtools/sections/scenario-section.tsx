import { useId, useState } from 'react'
import type { Persona, Scenario } from '../../scenarios/document.ts'
import { namedScenarios } from '../../scenarios/named/index.ts'
import { readSelection, SelectionError } from '../../scenarios/selection.ts'
import styles from '../devtools.module.css'
import { enterScenario, resetWorld, type Workbench } from '../workbench.ts'

const personas: ReadonlyArray<readonly [persona: Persona, label: string]> = [
  ['owner', 'Owner'],
  ['admin', 'Admin'],
  ['developer', 'Developer'],
  ['viewer', 'Viewer'],
  ['signed-out', 'Signed out'],
]

/** Which scenario the mock is in, which others there are, and who is signed in. */
export function ScenarioSection({ bench }: { readonly bench: Workbench }) {
  const { scenario } = bench.control
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [current, setCurrent] = useState(scenario.name)

  const choose = async (selection: string) => {
    try {
      await enterScenario(bench, readSelection(selection))
      setReasons([])
      setCurrent(bench.control.scenario.name)
    } catch (error) {
      if (!(error instanceof SelectionError)) throw error
      setReasons(error.reasons)
    }
  }

  return (
    <>
      <h3>Sign in as</h3>
      <fieldset className={styles.row} aria-label="Sign in as">
        {personas.map(([persona, label]) => (
          <button
            key={persona}
            type="button"
            className={styles.button}
            onClick={() => enterScenario(bench, [{ ...bench.control.scenario, persona, session: 'valid' }])}
          >
            {label}
          </button>
        ))}
      </fieldset>

      <h3>Scenarios</h3>
      <ul className={styles.scenarios}>
        {namedScenarios.map(({ name, title, description }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.scenario}
              aria-pressed={current.split(',').includes(name)}
              onClick={() => choose(name)}
            >
              <strong>{title}</strong> <code>{name}</code>
              <span>{description}</span>
            </button>
          </li>
        ))}
      </ul>

      <Combination key={current} scenario={scenario} reasons={reasons} onApply={choose} />

      <h3>Data</h3>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => resetWorld(bench)}>
          Reset to the beginning of the scenario
        </button>
      </div>
    </>
  )
}

interface CombinationProps {
  readonly scenario: Scenario
  readonly reasons: readonly string[]
  readonly onApply: (selection: string) => void
}

/** Names and JSON documents, as they stand in a link. */
function Combination({ scenario, reasons, onApply }: CombinationProps) {
  const [text, setText] = useState(scenario.name)
  const [copied, setCopied] = useState(false)
  const id = useId()

  const copyLink = async () => {
    const url = new URL(location.href)
    url.searchParams.set('scenario', text)
    await navigator.clipboard.writeText(url.href)
    setCopied(true)
  }

  return (
    <>
      <label className={styles.heading} htmlFor={`${id}-text`}>
        Combine, or write your own
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        Names and JSON between commas, later ones on top:{' '}
        <code>{'large,slow,{"network":{"failureRate":0.5}}'}</code>
      </p>
      <textarea
        id={`${id}-text`}
        aria-describedby={`${id}-hint${reasons.length > 0 ? ` ${id}-reasons` : ''}`}
        aria-invalid={reasons.length > 0 || undefined}
        className={styles.textarea}
        rows={2}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setCopied(false)
        }}
      />
      {reasons.length > 0 && (
        <ul id={`${id}-reasons`} role="alert" className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => onApply(text)}>
          Apply
        </button>
        <button type="button" className={styles.button} onClick={copyLink}>
          {copied ? 'Link copied' : 'Copy as link'}
        </button>
      </div>
    </>
  )
}
