import { useState } from 'react'
import { logFilter } from '../../admin/log-filter.ts'
import { operations } from '../../contract/operations.gen.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import type { OperationId } from '../../engine/types.ts'
import { toHar } from '../../recording/har-export.ts'
import type { Rule } from '../../scenarios/document.ts'
import { selectionText } from '../../scenarios/selection-text.ts'
import { Button, Clock, Code, CopyButton, Empty, pretty, Row, Search, Section, Select } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { toCurl } from '../requests/curl.ts'
import { ImportTraffic } from '../requests/import-traffic.tsx'
import { toPlaywrightTest } from '../requests/playwright-test.ts'
import { documentedOutcomes } from '../rules/outcomes.ts'
import { saveJson } from '../save-json.ts'

/** Maximum number of listed requests. */
const SHOWN = 60

const kinds = [
  ['all', 'All'],
  ['writes', 'Changes'],
  ['failed', 'Failed'],
  ['ruled', 'Decided by a rule'],
  ['live', 'Live'],
  ['violations', 'Outside the contract'],
] as const
type Kind = (typeof kinds)[number][0]

/** Recent requests of this tab, newest first, with the rule that decided each outcome. */
export function RequestsSection() {
  const { control, log, act } = usePanelContext()
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const found = log.filter((entry) => isOf(entry, kind)).filter(logFilter(text))
  return (
    <Section
      title="Requests"
      actions={
        log.length > 0 && (
          <Row>
            <Button
              disabled={found.length === 0}
              title="Saves the listed requests as an HTTP Archive, without secrets"
              onClick={() => saveJson('nimbus-requests.har', toHar(found))}
            >
              Export HAR
            </Button>
            <Button onClick={() => act(() => control.clearLog())}>Clear</Button>
          </Row>
        )
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
      <ImportTraffic />
      {log.length === 0 ? (
        <Empty>No request yet.</Empty>
      ) : (
        <>
          <div className={styles.filters}>
            <Search label="Filter requests" value={text} onText={setText} />
            <Select label="Which" value={kind} options={kinds} onValue={setKind} />
          </div>
          {found.length === 0 && <Empty>None of the last {log.length} requests matches.</Empty>}
          <ol className={styles.list}>
            {found
              .slice(-SHOWN)
              .reverse()
              .map((entry) => (
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

function RequestDetails({ entry }: { readonly entry: LogEntry }) {
  const { control, scenario } = usePanelContext()
  const { method, url, operationId, source, liveUrl, liveRequestId, rule, violation, tookMs } = entry
  const { requestHeaders, requestBody, responseHeaders, responseBody } = entry
  const { pathname, search } = new URL(url, location.href)
  const tests = () =>
    toPlaywrightTest(entry, {
      scenario: selectionText({ ...control.scenario, rules: [] }),
      page: location.pathname + location.search,
      forced: rule !== null && source !== 'live',
    })
  return (
    <div className={styles.itemBody}>
      <p className={styles.address}>
        <code>
          {method} {pathname}
          {decoded(search)}
        </code>
      </p>
      <dl className={styles.facts}>
        <dt>Answered by</dt>
        <dd>
          {source === 'live'
            ? `the live backend${liveUrl ? `, ${liveUrl}` : ''}`
            : source === 'mock'
              ? 'the mock'
              : 'nobody'}
        </dd>
        {source === 'live' && (
          <>
            <dt>Request ID</dt>
            <dd>{liveRequestId ?? 'not named by an X-Request-Id that this page may read'}</dd>
          </>
        )}
        <dt>Rule</dt>
        <dd>{rule ?? 'none'}</dd>
        <dt>Took</dt>
        <dd>{duration(tookMs)}</dd>
        <dt>Contract</dt>
        <dd data-tone={violation === null ? 'healthy' : 'critical'}>{violation ?? 'as documented'}</dd>
      </dl>
      {operationId !== null && <FailNext operationId={operationId as OperationId} />}
      <Row>
        <CopyButton label="Copy as cURL" text={() => toCurl(entry, scenario.persona)} />
        <CopyButton label="Copy as Playwright test" text={tests} />
      </Row>
      {requestHeaders.length > 0 && <Code label="Request headers" text={lines(requestHeaders)} />}
      {requestBody && <Code label="Request" text={pretty(requestBody)} />}
      {responseHeaders.length > 0 && <Code label="Response headers" text={lines(responseHeaders)} />}
      {responseBody && <Code label="Response" text={pretty(responseBody)} />}
    </div>
  )
}

/** Makes the next call of an operation fail with one of its documented problems. */
function FailNext({ operationId }: { readonly operationId: OperationId }) {
  const { addRule } = usePanelContext()
  const outcomes = documentedOutcomes(operationId)
  const usual = outcomes.find(({ label }) => label.startsWith('503')) ?? outcomes.at(-1)
  const [chosen, setChosen] = useState(usual?.label ?? '')
  const [isDone, setIsDone] = useState(false)
  const outcome = outcomes.find(({ label }) => label === chosen)
  if (!outcome || !operations[operationId]) return null
  const fail = () => {
    const rule: Rule = { operation: operationId, when: { times: 1 }, then: outcome.then }
    addRule(rule)
    setIsDone(true)
  }
  return (
    <Row label="Fail this next time">
      <Button onClick={fail}>Fail this next time</Button>
      <Select
        label="With"
        value={chosen}
        options={outcomes.map(({ label }) => [label, label] as const)}
        onValue={(label) => {
          setChosen(label)
          setIsDone(false)
        }}
      />
      <span role="status" className={styles.hint}>
        {isDone && 'The next call of it will.'}
      </span>
    </Row>
  )
}

function toneOf(status: number | null): string {
  if (status === null || status >= 500) return 'critical'
  return status >= 400 ? 'warning' : 'healthy'
}

function duration(ms: number): string {
  return ms < 10 ? `${ms.toFixed(1)} ms` : `${Math.round(ms).toLocaleString('en')} ms`
}

function lines(headers: LogEntry['requestHeaders']): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n')
}

/** Path below the API's base, with its query. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return pathname.replace(/^.*\/api\/v1/, '') + decoded(search)
}

/** The text may contain invalid percent-encoding. */
function decoded(search: string): string {
  try {
    return decodeURIComponent(search)
  } catch {
    return search
  }
}
