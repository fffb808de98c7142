import { type FormEvent, useId, useState } from 'react'
import type { AnyRow, CollectionName } from '../../db/index.ts'
import { Button, Reasons, Row, Section, Select, useFocusOnMount } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'
import { rowFields } from './row-fields.ts'
import { RowForm } from './row-form.tsx'

/** Display name of a row. */
export function labelOf(row: AnyRow): string {
  const fields = new Map<string, unknown>(Object.entries(row))
  for (const name of [
    'name',
    'title',
    'subject',
    'email',
    'domain',
    'number',
    'operationId',
    'action',
    'to',
  ]) {
    const value = fields.get(name)
    if (typeof value === 'string' && value !== '') return value
  }
  return row.id
}

const views = [
  ['form', 'Form'],
  ['json', 'JSON'],
] as const
export type RowView = (typeof views)[number][0]

interface RowEditorProps {
  readonly collection: CollectionName
  readonly row: AnyRow
  readonly view: RowView
  readonly onView: (view: RowView) => void
  readonly onDone: () => void
  /** Called with the row that has replaced `row` under another id. */
  readonly onMove: (row: AnyRow) => void
}

/** Edits a row in a form derived from its schema, or as JSON. */
export function RowEditor({ collection, row, view, onView, onDone, onMove }: RowEditorProps) {
  const { control, clock, act } = usePanelContext()
  const id = useId()
  const asItIs = JSON.stringify(row, null, 2)
  const [text, setText] = useState(asItIs)
  const [reasons, attempt] = useAttempt()
  const [isSure, setIsSure] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [undone, setUndone] = useState(0)
  const focusRef = useFocusOnMount<HTMLButtonElement>()
  const fields = rowFields(collection)
  const parsed = parsedRow(text)
  /** The form can show only an object. */
  const shown = fields.length === 0 || parsed === null ? 'json' : view
  const change = (next: string) => {
    setText(next)
    setIsSaved(false)
  }

  const undo = () => {
    change(asItIs)
    setUndone(undone + 1)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const saved = await attempt(async () => {
      const put = await act(() => control.putRow(collection, JSON.parse(text), row.id))
      if (put.id !== row.id) onMove(put)
    })
    setIsSaved(saved)
  }
  const remove = async () => {
    if (!isSure) return setIsSure(true)
    if (await attempt(() => act(() => control.removeRow(collection, row.id)))) onDone()
  }
  return (
    <Section
      title={labelOf(row)}
      actions={
        <Row>
          {fields.length > 0 && (
            <Select
              label="Edit as"
              value={shown}
              options={views}
              isDisabled={parsed === null}
              onValue={onView}
            />
          )}
          <Button ref={focusRef} onClick={onDone}>
            All of {collection}
          </Button>
        </Row>
      }
    >
      <form className={styles.form} onSubmit={save}>
        {shown === 'form' && parsed !== null ? (
          <RowForm
            // Its JSON fields keep what was typed in them.
            key={undone}
            fields={fields}
            row={parsed}
            now={clock.now}
            onRow={(next) => change(JSON.stringify(next, null, 2))}
          />
        ) : (
          <>
            <label htmlFor={id} className={styles.hint}>
              Row <code>{row.id}</code>
            </label>
            <textarea
              id={id}
              className={styles.textarea}
              rows={18}
              spellCheck={false}
              aria-invalid={reasons.length > 0 || undefined}
              aria-describedby={reasons.length > 0 ? `${id}-reasons` : undefined}
              value={text}
              onChange={(event) => change(event.target.value)}
            />
          </>
        )}
        <Reasons id={`${id}-reasons`} reasons={reasons} />
        <Row>
          <Button type="submit" tone="accent">
            Save
          </Button>
          <Button onClick={undo}>Undo</Button>
          <Button tone="danger" onClick={remove} onBlur={() => setIsSure(false)}>
            {isSure ? 'Really delete?' : 'Delete'}
          </Button>
          <span role="status" className={styles.hint}>
            {isSaved && 'Saved. Reload pages that show this row.'}
          </span>
        </Row>
      </form>
    </Section>
  )
}

/** Null for text that is not an object. */
function parsedRow(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
