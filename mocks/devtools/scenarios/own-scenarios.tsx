import { useState } from 'react'
import type { Scenario, ScenarioDocument } from '../../scenarios/document.ts'
import { toDocument } from '../../scenarios/selection-text.ts'
import { Button, Empty, Field, FileButton, Icon, Reasons, Row, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'
import { saveJson, saveText } from '../save-json.ts'
import { ScenarioChoice } from './scenario-choice.tsx'
import { scenarioModule } from './scenario-module.ts'

interface OwnScenariosProps {
  readonly present: Scenario
  readonly onChoose: (selection: string) => void
}

/** Scenarios that the user has saved, and a form that saves the active one. */
export function OwnScenarios({ present, onChoose }: OwnScenariosProps) {
  const { control, act } = usePanelContext()
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const [reasons, attempt] = useAttempt()
  const own = control.ownScenarios.list()

  const save = async (document: () => unknown) => {
    setMessage('')
    await attempt(() => {
      const saved = act(() => control.ownScenarios.save(document()))
      setMessage(`Saved ${saved.name}.`)
      setName('')
    })
  }
  return (
    <Section title="Your scenarios" hint="Saved in this browser, with rules, network, clock and data set.">
      {own.length === 0 ? (
        <Empty>Save the active scenario under a name to return to it with one click.</Empty>
      ) : (
        <ul className={styles.plainList} aria-label="Your scenarios">
          {own.map((scenario) => (
            <ScenarioChoice
              key={scenario.name}
              scenario={scenario}
              present={present}
              own={own}
              onChoose={onChoose}
            >
              <OwnScenarioTools scenario={scenario} />
            </ScenarioChoice>
          ))}
        </ul>
      )}
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault()
          void save(() => toDocument(present, name.trim()))
        }}
      >
        <Field
          label="Name"
          placeholder="checkout-broken"
          aria-invalid={reasons.length > 0 || undefined}
          value={name}
          onText={setName}
        />
        <Button type="submit">Save the active scenario</Button>
        <FileButton label="Import a scenario" onJson={(read) => void save(read)} />
      </form>
      <Reasons reasons={reasons} />
      <span role="status" className={styles.hint}>
        {message}
      </span>
    </Section>
  )
}

function OwnScenarioTools({ scenario }: { readonly scenario: ScenarioDocument }) {
  const { control, act } = usePanelContext()
  const { name } = scenario
  return (
    <Row>
      <Button
        title="A file to import here, or to send to a mock server"
        aria-label={`Export ${name} as JSON`}
        onClick={() => saveJson(`${name}.json`, scenario)}
      >
        JSON
      </Button>
      <Button
        title="A module for mocks/scenarios/named/"
        aria-label={`Export ${name} as a TypeScript module for mocks/scenarios/named`}
        onClick={() => saveText(`${name}.ts`, scenarioModule(scenario), 'text/typescript')}
      >
        TypeScript
      </Button>
      <Button
        tone="quiet"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => act(() => control.ownScenarios.remove(name))}
      >
        <Icon path="m4.5 4.5 7 7m0-7-7 7" />
      </Button>
    </Row>
  )
}
