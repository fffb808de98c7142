import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { RowsFound } from '../../admin/data-browser.ts'
import { type AnyRow, type CollectionName, collections } from '../../db/index.ts'
import { Button, Empty, Reasons, Row, Search, Section, Select, useArrival } from '../kit.tsx'
import styles from '../panel.module.css'
import { useAttempt, usePanelContext } from '../panel-context.tsx'

/** Rows on a page. */
const PAGE = 25

const names = Object.keys(collections) as CollectionName[]
const collectionOptions = names
  .map((name) => [name, name.replace(/([A-Z])/g, ' $1').toLowerCase()] as const)
  .sort(([, a], [, b]) => a.localeCompare(b))

/** Shows and edits the rows of the database. */
export function DataSection() {
  const { control } = usePanelContext()
  const [collection, setCollection] = useState<CollectionName>('vms')
  const [text, setText] = useState('')
  const [offset, setOffset] = useState(0)
  const [found, setFound] = useState<RowsFound>()
  const [edited, setEdited] = useState<AnyRow | null>(null)
  /** Id of the row that was open last. */
  const left = useRef<string | null>(null)

  const read = useCallback(
    () => control.rows(collection, { text, offset, limit: PAGE }).then(setFound),
    [control, collection, text, offset],
  )
  useEffect(() => {
    void read()
  }, [read])

  if (edited !== null) {
    return (
      <RowEditor
        key={edited.id}
        collection={collection}
        row={edited}
        onMove={setEdited}
        onDone={() => {
          left.current = edited.id
          setEdited(null)
          void read()
        }}
      />
    )
  }
  const { rows, total } = found ?? { rows: [], total: 0 }
  return (
    <Section
      title="Data"
      hint="The database behind the API. What is changed here goes past its rules, and is checked by its schema."
    >
      <div className={styles.filters}>
        <Select
          label="Collection"
          value={collection}
          options={collectionOptions}
          onValue={(name) => {
            setCollection(name)
            setOffset(0)
          }}
        />
        <Search
          label="Find in any field"
          value={text}
          onText={(next) => {
            setText(next)
            setOffset(0)
          }}
        />
      </div>
      {found && total === 0 && (
        <Empty>{text === '' ? 'There is nothing in this collection.' : `No row has “${text}” in it.`}</Empty>
      )}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              ref={(button) => {
                if (button === null || left.current !== row.id) return
                left.current = null
                button.focus()
              }}
              type="button"
              className={styles.pick}
              onClick={() => setEdited(row)}
            >
              <strong>{labelOf(row)}</strong> <code>{row.id}</code>
            </button>
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <Row label="Pages">
          <Button disabled={offset === 0} onClick={() => setOffset(offset - PAGE)}>
            Newer
          </Button>
          <span className={styles.hint}>
            {offset + 1}–{Math.min(offset + PAGE, total)} of {total.toLocaleString('en')}
          </span>
          <Button disabled={offset + PAGE >= total} onClick={() => setOffset(offset + PAGE)}>
            Older
          </Button>
        </Row>
      )}
    </Section>
  )
}

/** Display name of a row. */
function labelOf(row: AnyRow): string {
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

interface RowEditorProps {
  readonly collection: CollectionName
  readonly row: AnyRow
  readonly onDone: () => void
  /** Called with a row that has taken the place of `row`, under another id. */
  readonly onMove: (row: AnyRow) => void
}

function RowEditor({ collection, row, onDone, onMove }: RowEditorProps) {
  const { control, act } = usePanelContext()
  const id = useId()
  const asItIs = JSON.stringify(row, null, 2)
  const [text, setText] = useState(asItIs)
  const [reasons, attempt] = useAttempt()
  const [isSure, setIsSure] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const arrival = useArrival<HTMLTextAreaElement>()

  const save = async () => {
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
    <Section title={labelOf(row)} actions={<Button onClick={onDone}>All of {collection}</Button>}>
      <label htmlFor={id} className={styles.hint}>
        Row <code>{row.id}</code>
      </label>
      <textarea
        ref={arrival}
        id={id}
        className={styles.textarea}
        rows={18}
        spellCheck={false}
        aria-invalid={reasons.length > 0 || undefined}
        aria-describedby={reasons.length > 0 ? `${id}-reasons` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setIsSaved(false)
        }}
      />
      <Reasons id={`${id}-reasons`} reasons={reasons} />
      <Row>
        <Button tone="accent" onClick={save}>
          Save
        </Button>
        <Button onClick={() => setText(asItIs)}>Undo</Button>
        <Button tone="danger" onClick={remove} onBlur={() => setIsSure(false)}>
          {isSure ? 'Really delete?' : 'Delete'}
        </Button>
        <span role="status" className={styles.hint}>
          {isSaved && 'Saved. A page that has read it may have to be loaded again.'}
        </span>
      </Row>
    </Section>
  )
}
