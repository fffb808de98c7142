import { type FormEvent, useId, useState } from 'react'
import type { Rule } from '../../scenarios/document.ts'
import { Button, Field, Reasons, Row, Section, Select, TextArea, useFocusOnMount } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt } from '../panel-context.tsx'
import { MatchFields } from './match-fields.tsx'
import { subjects } from './outcomes.ts'
import { ResponseFields } from './response-fields.tsx'
import { checkedRule, type RuleDraft, toDraft, toRule, uncheckedRule } from './rule-draft.ts'

interface RuleEditorProps {
  readonly title: string
  readonly draft: RuleDraft
  readonly onSave: (rule: Rule) => void
  readonly onCancel: () => void
}

const views = [
  ['form', 'Form'],
  ['json', 'JSON'],
] as const
type View = (typeof views)[number][0]

/** Form for all members of a rule, or the rule as JSON. Nothing changes before it is saved. */
export function RuleEditor({ title, draft: initial, onSave, onCancel }: RuleEditorProps) {
  const [draft, setDraft] = useState(initial)
  const [view, setView] = useState<View>('form')
  const [json, setJson] = useState('')
  const [reasons, attempt] = useAttempt()
  const id = useId()
  const focusRef = useFocusOnMount<HTMLButtonElement>()

  const show = (next: View) =>
    attempt(() => {
      if (next === 'json') setJson(JSON.stringify(uncheckedRule(draft), null, 2))
      else setDraft(toDraft(checkedRule(JSON.parse(json))))
      setView(next)
    })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void attempt(() => onSave(view === 'json' ? checkedRule(JSON.parse(json)) : toRule(draft)))
  }
  return (
    <Section
      title={title}
      actions={
        <Row>
          <Select label="Edit as" value={view} options={views} onValue={show} />
          <Button ref={focusRef} onClick={onCancel}>
            All rules
          </Button>
        </Row>
      }
    >
      <form className={styles.form} noValidate onSubmit={save}>
        {view === 'json' ? (
          <TextArea label="Rule" rows={14} value={json} onText={setJson} isInvalid={reasons.length > 0} />
        ) : (
          <RuleFields draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        )}
        <Reasons id={`${id}-reasons`} reasons={reasons} />
        <Row>
          <Button type="submit" tone="accent">
            Save rule
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </Row>
      </form>
    </Section>
  )
}

interface RuleFieldsProps {
  readonly draft: RuleDraft
  readonly onChange: (change: Partial<RuleDraft>) => void
}

function RuleFields({ draft, onChange }: RuleFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <Field
          label="Operation"
          suggestions={subjects.map(({ target, summary }) => [target, summary])}
          value={draft.operation}
          onText={(operation) => onChange({ operation })}
        />
        <Field label="Name (optional)" value={draft.id} onText={(name) => onChange({ id: name })} />
      </div>
      <fieldset className={styles.fieldset}>
        <legend>When</legend>
        <div className={styles.fields}>
          <Field
            label="From request"
            type="number"
            min={1}
            placeholder="first"
            value={draft.call}
            onText={(call) => onChange({ call })}
          />
          <Field
            label="Maximum uses"
            type="number"
            min={1}
            placeholder={draft.call === '' ? 'no limit' : '1'}
            value={draft.times}
            onText={(times) => onChange({ times })}
          />
          <Field
            label="Percent of requests"
            type="number"
            min={0}
            max={100}
            step="any"
            placeholder="100"
            value={draft.chance}
            onText={(chance) => onChange({ chance })}
          />
        </div>
        <MatchFields
          operation={draft.operation}
          match={draft.match}
          onMatch={(match) => onChange({ match })}
        />
      </fieldset>
      <fieldset className={styles.fieldset}>
        <legend>Response</legend>
        <ResponseFields draft={draft} onChange={onChange} />
      </fieldset>
    </>
  )
}
