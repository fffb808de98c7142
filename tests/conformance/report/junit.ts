import type { CheckGroup } from '../check.ts'
import type { Result } from '../run.ts'
import { byGroup, count, type Report, short } from './report.ts'

/** Limit of a text in the report. */
const SHOWN = 1_200

/** JUnit report for CI: one suite per group, one case per check. */
export function junitReport({ results }: Report): string {
  const suites = byGroup(results).map(([group, of]) => suite(group, of))
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
    ? `\n${exchange.method} ${exchange.url} returned ${exchange.status}\n${short(exchange.responseBody, SHOWN)}`
    : ''
  return `${open}><failure message="${xml((message ?? '').split('\n')[0] ?? '')}">${xml(short(message ?? '', SHOWN) + last)}</failure></testcase>`
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
