import { useId, useState } from 'react'
import type { LogEntry } from '../../engine/request-log.ts'
import type { Target } from '../../scenarios/target.ts'
import { Empty, Search, Section } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { findSubjects, type Subject, subjects } from './outcomes.ts'

/** Maximum number of listed operations, beside those of the page. */
const SHOWN = 40

/** Search for the target of a rule; operations of the open page come first. */
export function Picker({ onPick }: { readonly onPick: (target: Target) => void }) {
  const { log, page } = usePanelContext()
  const [text, setText] = useState('')
  const isSearch = text.trim() !== ''
  const found = isSearch ? findSubjects(text) : subjects
  const called = operationsOf(log, page)
  const ofPage = called.flatMap((id) => found.find(({ target }) => target === id) ?? [])
  const others = found.filter((it) => !ofPage.includes(it))
  return (
    <Section title="Force an outcome" hint="For one operation, a tag, or all operations.">
      <Search label="Find an operation" value={text} onText={setText} />
      {found.length === 0 && <Empty>The contract has no operation with “{text}”.</Empty>}
      <Subjects title="For this page" subjects={ofPage} onPick={onPick} />
      <Subjects
        title={ofPage.length > 0 ? 'All others' : 'All operations'}
        subjects={others.slice(0, SHOWN)}
        onPick={onPick}
      />
      {others.length > SHOWN && (
        <p className={styles.hint}>and {others.length - SHOWN} more. Search by name, path or tag.</p>
      )}
    </Section>
  )
}

interface SubjectsProps {
  readonly title: string
  readonly subjects: readonly Subject[]
  readonly onPick: (target: Target) => void
}

function Subjects({ title, subjects: listed, onPick }: SubjectsProps) {
  const id = useId()
  if (listed.length === 0) return null
  return (
    <div className={styles.group}>
      <h4 id={id}>{title}</h4>
      <ul aria-labelledby={id} className={styles.plainList}>
        {listed.map(({ target, about, summary }) => (
          <li key={target}>
            <button type="button" className={styles.pick} onClick={() => onPick(target)}>
              <strong>{target}</strong> <code>{about}</code>
              <span>{summary}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Operations that a page has called, the last ones first. */
function operationsOf(log: readonly LogEntry[], path: string): readonly string[] {
  const calls = log.filter(({ page }) => page?.split('?')[0] === path)
  return [...new Set(calls.toReversed().flatMap(({ operationId }) => operationId ?? []))]
}
