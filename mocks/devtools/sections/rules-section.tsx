import { useState } from 'react'
import type { Rule } from '../../scenarios/document.ts'
import type { Target } from '../../scenarios/target.ts'
import styles from '../panel.module.css'
import { type EditedRule, usePanelContext } from '../panel-context.tsx'
import { ActiveRules } from '../rules/active-rules.tsx'
import { HandlerOverrides } from '../rules/handler-overrides.tsx'
import { OutcomePicker } from '../rules/outcome-picker.tsx'
import { subjects } from '../rules/outcomes.ts'
import { Picker } from '../rules/picker.tsx'
import { RuleEditor } from '../rules/rule-editor.tsx'
import { withSaved } from '../rules/rule-list.ts'
import { LiveBackend } from './live-backend.tsx'

/** Active rules, their editor, and a list of all operations to add new ones. */
export function RulesSection() {
  const { edited } = usePanelContext()
  const [chosen, setChosen] = useState<Target | null>(null)
  const subject = subjects.find(({ target }) => target === chosen)
  if (edited !== null) return <Editor edited={edited} />
  const inForce = (
    <>
      <ActiveRules />
      <HandlerOverrides />
    </>
  )
  // A new rule must not shift the buttons that will be clicked next.
  return subject ? (
    <div className={styles.columns}>
      <div className={styles.column}>
        <OutcomePicker subject={subject} onBack={() => setChosen(null)} />
      </div>
      <div className={styles.column}>
        {inForce}
        <LiveBackend />
      </div>
    </div>
  ) : (
    <div className={styles.columns}>
      <div className={styles.column}>{inForce}</div>
      <div className={styles.column}>
        <Picker onPick={setChosen} />
        <LiveBackend />
      </div>
    </div>
  )
}

function Editor({ edited: { index, draft } }: { readonly edited: EditedRule }) {
  const { scenario, setRules, edit } = usePanelContext()
  const save = (rule: Rule) => {
    setRules(withSaved(scenario.rules, index, rule))
    edit(null)
  }
  return (
    <RuleEditor
      title={index === null ? 'New rule' : `Edit the rule ${draft.id || `for ${draft.operation}`}`}
      draft={draft}
      onSave={save}
      onCancel={() => edit(null)}
    />
  )
}
