import { useId, useState } from 'react'
import type { Persona } from '../../scenarios/document.ts'
import { scenarioGroups } from '../../scenarios/named/index.ts'
import { readSelection } from '../../scenarios/selection.ts'
import { selectionText } from '../../scenarios/selection-text.ts'
import { Button, CopyButton, Empty, Reasons, Row, Search, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'
import { OwnScenarios } from '../scenarios/own-scenarios.tsx'
import { ScenarioChoice } from '../scenarios/scenario-choice.tsx'

const personas: ReadonlyArray<readonly [persona: Persona, label: string]> = [
  ['owner', 'Owner'],
  ['admin', 'Admin'],
  ['developer', 'Developer'],
  ['viewer', 'Viewer'],
  ['signed-out', 'Signed out'],
]

/** Shows and changes the scenario and the signed-in user. */
export function ScenarioSection() {
  const { control, scenario, signsInElsewhere, user, enter } = usePanelContext()
  const [reasons, attempt] = useAttempt()
  const [text, setText] = useState('')
  const present = selectionText(scenario)
  const choose = (selection: string) =>
    attempt(async () => enter(readSelection(selection, control.ownScenarios.list())))
  const signIn = (persona: Persona) => {
    const session = control.scenario.session === 'lasting' ? 'lasting' : 'valid'
    return enter([{ ...control.scenario, persona, session }])
  }

  const wanted = text.trim().toLowerCase()
  const groups = scenarioGroups
    .map(({ title, scenarios }) => ({
      title,
      scenarios: scenarios.filter((it) =>
        `${title} ${it.name} ${it.title} ${it.description}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ scenarios }) => scenarios.length > 0)

  return (
    <>
      <Section
        title="Sign in as"
        hint={
          signsInElsewhere
            ? 'Sign-in is live. This user applies to mocked operations only; the live backend signs you in and out.'
            : signedInText(user)
        }
      >
        <Row label="Sign in as">
          {personas.map(([persona, label]) => (
            <Button key={persona} aria-pressed={personaOf(user) === persona} onClick={() => signIn(persona)}>
              {label}
            </Button>
          ))}
        </Row>
      </Section>

      <OwnScenarios present={scenario} onChoose={choose} />

      <Combination key={present} present={present} reasons={reasons} onApply={choose} />

      <Section
        title="Scenarios"
        actions={<CopyButton label="Copy link" text={() => linkTo(present)} />}
        hint="Select a name to switch to the scenario, or + to add it to the active one."
      >
        <Search label="Find a scenario" value={text} onText={setText} />
        {groups.length === 0 && <Empty>No scenario has “{text}” in its name or description.</Empty>}
        {groups.map(({ title, scenarios }) => (
          <div key={title} className={styles.group}>
            <h4>{title}</h4>
            <ul className={styles.plainList}>
              {scenarios.map((it) => (
                <ScenarioChoice key={it.name} scenario={it} present={scenario} onChoose={choose} />
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </>
  )
}

type User = ReturnType<typeof usePanelContext>['user']

/** Name and address of the signed-in user, which the scenario may not know. */
function signedInText(user: User): string | undefined {
  if (user === undefined) return undefined
  return user === null ? 'No one is signed in.' : `Signed in: ${user.name} (${user.email}).`
}

function personaOf(user: User): Persona | null {
  return user === null ? 'signed-out' : (user?.persona ?? null)
}

/** Link to the current page in a scenario. */
function linkTo(selection: string): string {
  const url = new URL(location.href)
  url.searchParams.set('scenario', selection)
  return url.href
}

interface CombinationProps {
  /** Initial text: the active scenario. */
  readonly present: string
  readonly reasons: readonly string[]
  readonly onApply: (selection: string) => void
}

/** Input for names and JSON documents, as in a link. */
function Combination({ present, reasons, onApply }: CombinationProps) {
  const [text, setText] = useState(present)
  const id = useId()
  return (
    <div className={styles.section}>
      <label className={styles.heading} htmlFor={`${id}-text`}>
        Combine scenarios or write your own
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        Names and JSON, separated by commas. Later ones override earlier ones:{' '}
        <code>{'large,slow,{"network":{"failureRate":0.5}}'}</code>
      </p>
      <textarea
        id={`${id}-text`}
        aria-describedby={`${id}-hint${reasons.length > 0 ? ` ${id}-reasons` : ''}`}
        aria-invalid={reasons.length > 0 || undefined}
        className={styles.textarea}
        rows={present.includes('{') ? 5 : 2}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Reasons id={`${id}-reasons`} reasons={reasons} />
      <Row>
        <Button onClick={() => onApply(text)}>Apply</Button>
      </Row>
    </div>
  )
}
