import { useId, useState } from 'react'
import { toDocument } from '../../scenarios/scenario-changes.ts'
import { selectionText } from '../../scenarios/selection-text.ts'
import { Button, CopyButton, Field, FileButton, Reasons, Row, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'

interface ActiveScenarioProps {
  /** Errors of the last choice. */
  readonly reasons: readonly string[]
  readonly onChoose: (selection: string) => void
}

/** The active scenario as text: to edit, to share as a link, and to save under a name. */
export function ActiveScenario({ reasons, onChoose }: ActiveScenarioProps) {
  const present = selectionText(usePanelContext().scenario)
  return (
    <Section
      title="Active scenario"
      actions={<CopyButton label="Copy link" text={() => linkTo(present)} />}
      hint={
        <>
          Names and JSON, separated by commas. Later ones override earlier ones:{' '}
          <code>{'large,slow,{"network":{"failureRate":0.5}}'}</code>
        </>
      }
    >
      <Selection key={present} present={present} reasons={reasons} onApply={onChoose} />
      <SaveForm />
    </Section>
  )
}

/** Link to the current page in a scenario. */
function linkTo(selection: string): string {
  const url = new URL(location.href)
  url.searchParams.set('scenario', selection)
  return url.href
}

interface SelectionProps {
  readonly present: string
  readonly reasons: readonly string[]
  readonly onApply: (selection: string) => void
}

/** Input for names and JSON documents, as in a link. */
function Selection({ present, reasons, onApply }: SelectionProps) {
  const [text, setText] = useState(present)
  const id = useId()
  return (
    <>
      <textarea
        aria-label="Scenario names and JSON"
        aria-describedby={reasons.length > 0 ? id : undefined}
        aria-invalid={reasons.length > 0 || undefined}
        className={styles.textarea}
        rows={present.includes('{') ? 5 : 2}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Reasons id={id} reasons={reasons} />
      <Row>
        <Button onClick={() => onApply(text)}>Apply</Button>
      </Row>
    </>
  )
}

/** Saves the active scenario, or an imported one, in this browser. */
function SaveForm() {
  const { control, scenario, act } = usePanelContext()
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const [reasons, attempt] = useAttempt()

  const save = async (document: () => unknown) => {
    setMessage('')
    await attempt(() => {
      const saved = act(() => control.savedScenarios.save(document()))
      setMessage(`Saved ${saved.name}.`)
      setName('')
    })
  }
  return (
    <>
      <form
        className={styles.inline}
        onSubmit={(event) => {
          event.preventDefault()
          void save(() => toDocument(scenario, name.trim()))
        }}
      >
        <Field
          label="Save in this browser as"
          placeholder="checkout-broken"
          aria-invalid={reasons.length > 0 || undefined}
          value={name}
          onText={setName}
        />
        <Button type="submit">Save</Button>
        <FileButton label="Import a scenario" onJson={(read) => void save(read)} />
      </form>
      <Reasons reasons={reasons} />
      <span role="status" className={styles.hint}>
        {message}
      </span>
    </>
  )
}
