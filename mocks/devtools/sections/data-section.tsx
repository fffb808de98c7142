import { useCallback, useEffect, useRef, useState } from 'react'
import type { RowPage } from '../../admin/data-browser.ts'
import { type AnyRow, type CollectionName, collections } from '../../db/index.ts'
import { labelOf, RowEditor, type RowView } from '../data/row-editor.tsx'
import { Button, Empty, Row, Search, Section, Select } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'

/** Rows on a page. */
const PAGE = 25

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  api: 'API',
  cdn: 'CDN',
  dns: 'DNS',
  ssh: 'SSH',
  vms: 'VMs',
}

/** “API keys” for `apiKeys`. */
function collectionTitle(name: CollectionName): string {
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase().split(' ')
  return words.map((word) => ABBREVIATIONS[word] ?? word).join(' ')
}

const names = Object.keys(collections) as CollectionName[]
const collectionOptions = names
  .map((name) => [name, collectionTitle(name)] as const)
  .sort(([, a], [, b]) => a.localeCompare(b))

/** Shows and edits the rows of the database. */
export function DataSection() {
  const { control } = usePanelContext()
  const [collection, setCollection] = useState<CollectionName>('vms')
  const [text, setText] = useState('')
  const [offset, setOffset] = useState(0)
  const [found, setFound] = useState<RowPage>()
  const [edited, setEdited] = useState<AnyRow | null>(null)
  const [view, setView] = useState<RowView>('form')
  /** Id of the row that was open last. */
  const left = useRef<string | null>(null)

  const read = useCallback(async () => {
    const rowsFound = await control.rows(collection, { text, offset, limit: PAGE })
    setFound(rowsFound)
    // The last row of this page may have been deleted.
    if (offset >= rowsFound.total) setOffset(Math.max(0, Math.ceil(rowsFound.total / PAGE) - 1) * PAGE)
  }, [control, collection, text, offset])
  useEffect(() => {
    void read()
  }, [read])

  if (edited !== null) {
    return (
      <RowEditor
        key={edited.id}
        collection={collection}
        row={edited}
        view={view}
        onView={setView}
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
      hint="The database behind the API. Changes here skip the API’s rules but must match the schema."
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
        <Empty>{text === '' ? 'This collection is empty.' : `No row contains “${text}”.`}</Empty>
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
