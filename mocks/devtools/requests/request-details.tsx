import { useState } from 'react'
import { operations } from '../../contract/operations.gen.ts'
import type { LogEntry } from '../../engine/request-log.ts'
import type { OperationId } from '../../engine/types.ts'
import type { Rule } from '../../scenarios/document.ts'
import { selectionText } from '../../scenarios/selection-text.ts'
import { Button, Code, CopyButton, indentJson, Row, Select } from '../kit.tsx'
import styles from '../panel.module.css'
import { usePanelContext } from '../panel-context.tsx'
import { conditionsOf, documentedOutcomes } from '../rules/outcomes.ts'
import { callsUntilShown } from '../rules/retries.ts'
import { toDraft } from '../rules/rule-draft.ts'
import { toCurl } from './curl.ts'
import { locatorOf } from './find-on-page.ts'
import { toPlaywrightTest } from './playwright-test.ts'
import { decoded, duration, headerLines } from './request-text.ts'
import { Resend } from './resend.tsx'
import { responseRule } from './response-rule.ts'

const HANDLED_BY: Readonly<Record<LogEntry['source'], string>> = {
  mock: 'the mock',
  live: 'the live backend',
  handler: 'an MSW handler',
  fault: 'no one (a fault)',
}

export function RequestDetails({ entry }: { readonly entry: LogEntry }) {
  const { control, user } = usePanelContext()
  const [isResending, setIsResending] = useState(false)
  const { method, url, page, operationId, source, liveUrl, liveRequestId, rule, violation, tookMs } = entry
  const { requestHeaders, requestBody, responseHeaders, responseBody } = entry
  const { pathname, search } = new URL(url, location.href)
  const persona = user === null ? 'signed-out' : (user?.persona ?? null)
  const test = () =>
    toPlaywrightTest(entry, {
      scenario: selectionText({ ...control.scenario, rules: [], persona: null }),
      seed: control.scenario.seed,
      persona,
      page: location.pathname + location.search,
      forced: rule !== null && source !== 'live',
      locator: locatorOf(entry, document.getElementById('root') ?? document),
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
        <dt>Handled by</dt>
        <dd>
          {HANDLED_BY[source]}
          {liveUrl && `, ${liveUrl}`}
        </dd>
        {source === 'live' && (
          <>
            <dt>Request ID</dt>
            <dd>{liveRequestId ?? 'unknown: this page can’t read X-Request-Id'}</dd>
          </>
        )}
        {page !== null && (
          <>
            <dt>Page</dt>
            <dd>{page}</dd>
          </>
        )}
        <dt>Rule</dt>
        <dd>{rule ?? 'none'}</dd>
        <dt>Duration</dt>
        <dd>{duration(tookMs)}</dd>
        <dt>Contract</dt>
        <dd data-tone={violation === null ? 'healthy' : 'critical'}>{violation ?? 'as documented'}</dd>
      </dl>
      {operationId !== null && <FailNext operationId={operationId as OperationId} />}
      <RespondLikeThis entry={entry} />
      <Row>
        <Button aria-expanded={isResending} onClick={() => setIsResending(!isResending)}>
          Edit and resend
        </Button>
        <CopyButton label="Copy as cURL" text={() => toCurl(entry, persona)} />
        <CopyButton label="Copy as Playwright test" text={test} />
      </Row>
      {isResending && <Resend entry={entry} />}
      {requestHeaders.length > 0 && <Code label="Request headers" text={headerLines(requestHeaders)} />}
      {requestBody && <Code label="Request" text={indentJson(requestBody)} />}
      {responseHeaders.length > 0 && <Code label="Response headers" text={headerLines(responseHeaders)} />}
      {responseBody && <Code label="Response" text={indentJson(responseBody)} />}
    </div>
  )
}

/** Turns a response into a rule, which can be edited then. */
function RespondLikeThis({ entry }: { readonly entry: LogEntry }) {
  const { scenario, addRule, edit } = usePanelContext()
  const [added, setAdded] = useState<Rule | null>(null)
  const rule = responseRule(entry)
  if (rule === null) return null
  const index = added === null ? -1 : scenario.rules.indexOf(added)
  const add = () => {
    addRule(rule)
    setAdded(rule)
  }
  return (
    <Row>
      <Button onClick={add} disabled={index >= 0}>
        Always respond like this
      </Button>
      <span role="status" className={styles.hint}>
        {index >= 0 && `Active for ${[rule.operation, conditionsOf(rule)].filter(Boolean).join(' ')}.`}
      </span>
      {index >= 0 && <Button onClick={() => edit({ index, draft: toDraft(rule) })}>Edit the rule</Button>}
    </Row>
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
    const rule: Rule = { operation: operationId, then: outcome.then }
    addRule({ ...rule, when: { times: callsUntilShown(rule) } })
    setIsDone(true)
  }
  return (
    <Row label="Fail the next request">
      <Button onClick={fail}>Fail the next request</Button>
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
        {isDone && 'The next request will fail.'}
      </span>
    </Row>
  )
}
