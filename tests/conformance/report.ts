import { OUTSIDE_THE_CONTRACT } from '../contract/suite/api.ts'
import type { Check, CheckGroup } from './check.ts'
import type { Exchange, Result, Run } from './run.ts'

/** Number of failures reported in full. */
const MAX_REPORTED = 40

/** Number of checks named for the same failure. */
const NAMED = 5

/** Limit of a message or body in the text report. */
const SHOWN = 1_200

/** Limit of a response body, which `--json` has in full. */
const ANSWER_SHOWN = 400

const count = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((it) => it.outcome === outcome).length

/** Text report: one line for each group, then failures, then skipped checks with reasons. */
export function textReport({ results, documented, seen, requests, missing }: Run, server: string): string {
  const groups = [...Map.groupBy(results, ({ check }) => check.group)]
  const width = Math.max(...groups.map(([group]) => group.length), 'total'.length)
  const line = (name: string, of: readonly Result[]) => {
    const skipped = count(of, 'skipped')
    return [
      count(of, 'failed') > 0 ? '✗' : '✓',
      name.padEnd(width),
      `${count(of, 'passed')}`.padStart(5),
      'passed',
      `${count(of, 'failed')}`.padStart(5),
      'failed',
      ...(skipped > 0 ? [`${skipped}`.padStart(5), 'skipped'] : []),
    ].join(' ')
  }
  const faults = distinct(results.filter(({ outcome }) => outcome === 'failed'))
  const omitted = faults.slice(MAX_REPORTED).reduce((sum, [, others]) => sum + 1 + others.length, 0)
  return [
    ...faults
      .slice(0, MAX_REPORTED)
      .flatMap(([first, others], index) => [
        `${index + 1}. ${headline(first.check)}`,
        ...details(first, server),
        ...sameFailureLines(others),
        '',
      ]),
    ...(omitted > 0 ? [`… and ${omitted} more; --json lists all.`, ''] : []),
    ...reasons(results),
    ...(missing ? ['The server stopped responding; the remaining checks were not run.', ''] : []),
    ...groups.map(([group, of]) => line(group, of)),
    line('total', results),
    '',
    `${requests} requests; ${seen} of ${documented} documented outcomes were covered.`,
  ].join('\n')
}

/** Groups checks that failed for the same contract violation. Other failures are reported separately. */
function distinct(failed: readonly Result[]): ReadonlyArray<readonly [Result, readonly Result[]]> {
  const key = ({ message, check }: Result) =>
    message?.startsWith(OUTSIDE_THE_CONTRACT) ? message : `${check.id} ${message}`
  return [...Map.groupBy(failed, key).values()].flatMap(([first, ...others]) =>
    first ? [[first, others] as const] : [],
  )
}

function sameFailureLines(others: readonly Result[]): string[] {
  if (others.length === 0) return []
  const names = others.slice(0, NAMED).map(({ check }) => `     ${check.id}`)
  const more = others.length - names.length
  return [
    `   Same failure in ${others.length} more:`,
    ...names,
    ...(more > 0 ? [`     … and ${more}; --json lists them.`] : []),
  ]
}

const headline = ({ title, id }: Check) => `${title}\n   ${id}`

function details({ message, exchange }: Result, server: string): string[] {
  return [
    ...short(message ?? '').split('\n'),
    ...(exchange
      ? [
          [
            `${exchange.method} ${exchange.url} → ${exchange.status ?? 'no response'}`,
            ...(exchange.responseBody === '' ? [] : [short(exchange.responseBody, ANSWER_SHOWN)]),
          ].join(': '),
          curl(exchange, server),
        ]
      : []),
  ].map((text) => `   ${text}`)
}

/** Request as a curl command, without credentials. */
function curl({ method, url, requestBody }: Exchange, server: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  return [
    'curl -i',
    ...(method === 'GET' ? [] : ['-X', method]),
    `-H "Authorization: Bearer $KEY"`,
    ...(requestBody === null
      ? []
      : [`-H 'Content-Type: application/json' --data-raw ${quoted(short(requestBody))}`]),
    quoted(server + url),
  ].join(' ')
}

const short = (text: string, most = SHOWN) => (text.length > most ? `${text.slice(0, most)} …` : text)

/** Reasons for skipped checks, with counts. */
function reasons(results: readonly Result[]): string[] {
  const left = Map.groupBy(
    results.filter(({ outcome }) => outcome === 'skipped'),
    ({ message }) => message ?? '',
  )
  if (left.size === 0) return []
  return ['Left out:', ...[...left].map(([reason, of]) => `  ${of.length} × ${reason}`), '']
}

/** JUnit report for CI: one suite per group, one case per check. */
export function junitReport({ results }: Run): string {
  const suites = [...Map.groupBy(results, ({ check }) => check.group)].map(([group, of]) => suite(group, of))
  const attributes = `name="conformance" tests="${results.length}" failures="${count(results, 'failed')}" skipped="${count(results, 'skipped')}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n${suites.join('\n')}\n</testsuites>\n`
}

function suite(group: CheckGroup, results: readonly Result[]): string {
  const time = results.reduce((sum, { took }) => sum + took, 0)
  return [
    `  <testsuite name="${group}" tests="${results.length}" failures="${count(results, 'failed')}" skipped="${count(results, 'skipped')}" time="${inSeconds(time)}">`,
    ...results.map(testCase),
    '  </testsuite>',
  ].join('\n')
}

function testCase({ check, outcome, message, exchange, took }: Result): string {
  const open = `    <testcase classname="${xml(`${check.group}.${check.tag ?? 'api'}`)}" name="${xml(check.id)}" time="${inSeconds(took)}"`
  if (outcome === 'passed') return `${open}/>`
  if (outcome === 'skipped') return `${open}><skipped message="${xml(message ?? '')}"/></testcase>`
  const last = exchange
    ? `\n${exchange.method} ${exchange.url} answered ${exchange.status}\n${short(exchange.responseBody)}`
    : ''
  return `${open}><failure message="${xml((message ?? '').split('\n')[0] ?? '')}">${xml(short(message ?? '') + last)}</failure></testcase>`
}

const inSeconds = (ms: number) => (ms / 1000).toFixed(3)

/** Escapes text; XML 1.0 can't represent most control characters. */
function xml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '�')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Complete report for other programs. */
export function jsonReport({ results, documented, seen, requests }: Run, server: string): string {
  const report = {
    server,
    passed: count(results, 'passed'),
    failed: count(results, 'failed'),
    skipped: count(results, 'skipped'),
    requests,
    outcomes: { documented, seen },
    checks: results.map(({ check, outcome, message, exchange, took }) => ({
      id: check.id,
      group: check.group,
      tag: check.tag,
      title: check.title,
      outcome,
      message,
      exchange,
      durationMs: Math.round(took),
    })),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}
