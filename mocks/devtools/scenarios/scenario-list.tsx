import { useState } from 'react'
import type { ScenarioDocument } from '../../scenarios/document.ts'
import { scenarioGroups } from '../../scenarios/named/index.ts'
import { Button, Empty, Icon, Row, Search, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { saveJson, saveText } from '../save-json.ts'
import { ScenarioChoice } from './scenario-choice.tsx'
import { scenarioModule } from './scenario-module.ts'

/** Saved and built-in scenarios, to switch to or to add. */
export function ScenarioList({ onChoose }: { readonly onChoose: (selection: string) => void }) {
  const { control, scenario: present } = usePanelContext()
  const [text, setText] = useState('')
  const saved = control.savedScenarios.list()

  const wanted = text.trim().toLowerCase()
  const groups = [{ title: 'Your scenarios', scenarios: saved }, ...scenarioGroups]
    .map(({ title, scenarios }) => ({
      title,
      scenarios: scenarios.filter((it) =>
        `${title} ${it.name} ${it.title ?? ''} ${it.description ?? ''}`.toLowerCase().includes(wanted),
      ),
    }))
    .filter(({ scenarios }) => scenarios.length > 0)

  return (
    <Section
      title="Scenarios"
      hint="Select a name to switch to the scenario, or + to add it to the active one."
    >
      <Search label="Find a scenario" value={text} onText={setText} />
      {groups.length === 0 && <Empty>No scenario has “{text}” in its name or description.</Empty>}
      {groups.map(({ title, scenarios }) => (
        <div key={title} className={styles.group}>
          <h4>{title}</h4>
          <ul className={styles.plainList} aria-label={title}>
            {scenarios.map((it) => (
              <ScenarioChoice key={it.name} scenario={it} present={present} saved={saved} onChoose={onChoose}>
                {saved.includes(it) && <SavedScenarioTools scenario={it} />}
              </ScenarioChoice>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function SavedScenarioTools({ scenario }: { readonly scenario: ScenarioDocument }) {
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
        onClick={() => act(() => control.savedScenarios.remove(name))}
      >
        <Icon path="m4.5 4.5 7 7m0-7-7 7" />
      </Button>
    </Row>
  )
}
