import { useState } from 'react'
import { logFilter } from '../../admin/log-filter.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import { toHar } from '../../recording/har-export.ts'
import { Button, Clock, Empty, Row, Search, Section, Select } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { useTrafficImport } from '../requests/import-traffic.tsx'
import { RequestDetails } from '../requests/request-details.tsx'
import { decoded, duration } from '../requests/request-text.ts'
import { saveJson } from '../save-json.ts'

const kinds = [
  ['all', 'All'],
  ['writes', 'Changes'],
  ['failed', 'Failed'],
  ['ruled', 'Matched a rule'],
  ['live', 'Live'],
  ['violations', 'Outside the contract'],
] as const
type Kind = (typeof kinds)[number][0]

/** Recent requests of this tab, newest first, with the rule that decided each outcome. */
export function RequestsSection() {
  const { control, log, act } = usePanelContext()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const { importButton, importReport } = useTrafficImport()
  const found = log.filter((entry) => isOf(entry, kind)).filter(logFilter(text))
  return (
    <Section
      title="Requests"
      actions={
        <Row>
          {importButton}
          {log.length > 0 && (
            <>
              <Button
                disabled={found.length === 0}
                title="Saves the listed requests as an HTTP Archive, without secrets"
                onClick={() => saveJson('nimbus-requests.har', toHar(found))}
              >
                Export HAR
              </Button>
              <Button onClick={() => act(() => control.clearLog())}>Clear</Button>
            </>
          )}
        </Row>
      }
      hint={
        log.length > 0 && (
          <>
            Filter by words, or <code>status:4xx</code>, <code>method:POST</code>, <code>body:web-01</code>;{' '}
            <code>-</code> excludes.
          </>
        )
      }
    >
      {importReport}
      {log.length === 0 ? (
        <Empty>No requests yet.</Empty>
      ) : (
        <>
          <div className={styles.filters}>
            <Search label="Filter requests" value={text} onText={setText} />
            <Select label="Which" value={kind} options={kinds} onValue={setKind} />
          </div>
          {found.length === 0 && <Empty>None of the last {log.length} requests match.</Empty>}
          <ol className={styles.list}>
            {found.toReversed().map((entry) => (
              <li key={entry.requestId}>
                <Request entry={entry} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

function isOf({ method, status, rule, source, violation }: LogEntry, kind: Kind): boolean {
  switch (kind) {
    case 'all':
      return true
    case 'writes':
      return method !== 'GET'
    case 'failed':
      return status === null || status >= 400
    case 'ruled':
      return rule !== null
    case 'live':
      return source === 'live'
    case 'violations':
      return violation !== null
  }
}

function Request({ entry }: { readonly entry: LogEntry }) {
  const { method, url, operationId, status, source, rule, violation, at, tookMs } = entry
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.item} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <code className={styles.status} data-tone={toneOf(status)}>
          {status ?? 'none'}
        </code>
        <span className={styles.itemTitle}>{operationId ?? method}</span>
        <code className={styles.itemPath}>
          {method} {pathOf(url)}
        </code>
        {source === 'live' && <span className={styles.badge}>live</span>}
        {rule !== null && <span className={styles.badge}>{rule}</span>}
        {violation !== null && (
          <span className={styles.badge} data-tone="critical">
            outside the contract
          </span>
        )}
        <span className={styles.took}>{duration(tookMs)}</span>
        <Clock at={at} />
      </summary>
      {isOpen && <RequestDetails entry={entry} />}
    </details>
  )
}

function toneOf(status: number | null): string {
  if (status === null || status >= 500) return 'critical'
  return status >= 400 ? 'warning' : 'healthy'
}

/** Path below the API's base, with its query. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return pathname.replace(/^.*\/api\/v1/, '') + decoded(search)
}
