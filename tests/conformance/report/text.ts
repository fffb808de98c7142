import type { Result } from '../run.ts'
import { curlOf, exportsOf, type Server, variablesOf } from './curl.ts'
import type { Finding } from './findings.ts'
import { byGroup, count, type Report, short, skippedByReason, stopMessages } from './report.ts'

/** Number of findings reported in full. */
const MAX_REPORTED = 40

/** Number of checks named for one finding. */
const NAMED = 5

/** Limit of a value in the text report. */
const SHOWN = 1_200

/** Limit of a response body, which the other reports have in full. */
const ANSWER_SHOWN = 400

/** Text report: findings, skipped checks with reasons, then one line for each group. */
export function textReport(report: Report): string {
  const { results, findings, documented, seen, requests, stopped, server } = report
  const reported = findings.slice(0, MAX_REPORTED)
  const omitted = findings.length - reported.length
  return [
    ...reported.flatMap((finding, index) => [...findingLines(finding, index + 1, server), '']),
    ...(omitted > 0 ? [`… and ${omitted} more findings; --json and --html list all.`, ''] : []),
    ...variableLines(reported, server),
    ...reasons(results),
    ...(stopped ? [stopMessages[stopped], ''] : []),
    ...groupLines(results),
    '',
    ...(findings.length > 0
      ? [`Findings: ${findings.length}, in failed checks: ${count(results, 'failed')}.`]
      : []),
    `${requests} ${requests === 1 ? 'request' : 'requests'}; ${seen} of ${documented} documented outcomes were covered.`,
  ].join('\n')
}

function groupLines(results: readonly Result[]): string[] {
  const groups = byGroup(results)
  const width = Math.max(...groups.map(([group]) => group.length), 'total'.length)
  return [...groups, ['total', results] as const].map(([name, of]) => `${groupLine(name.padEnd(width), of)}`)
}

/** `✗ paging    5 passed     1 failed     2 skipped` */
export function groupLine(name: string, of: readonly Result[]): string {
  const skipped = count(of, 'skipped')
  return [
    count(of, 'failed') > 0 ? '✗' : '✓',
    name,
    `${count(of, 'passed')}`.padStart(5),
    'passed',
    `${count(of, 'failed')}`.padStart(5),
    'failed',
    ...(skipped > 0 ? [`${skipped}`.padStart(5), 'skipped'] : []),
  ].join(' ')
}

function findingLines(finding: Finding, number: number, server: Server): string[] {
  const { title, about, expected, found, contract, exchange, checks } = finding
  const field = (name: string, text: string) =>
    `   ${name.padEnd(9)}${text.replaceAll('\n', `\n${' '.repeat(12)}`)}`
  const [first, ...others] = checks
  return [
    `${number}. ${title}`,
    field('expected', short(expected, SHOWN) + (about === null ? '' : ` (${about})`)),
    field('found', short(found, SHOWN)),
    ...(contract ? [field('contract', `${contract.file} #${contract.pointer}`)] : []),
    ...(exchange
      ? [
          field('request', requestOf(exchange)),
          ...curlOf(exchange, server).map((command, index) => field(index === 0 ? 'repeat' : '', command)),
        ]
      : []),
    field('check', first?.id ?? ''),
    ...others.slice(0, NAMED).map(({ id }) => field('', id)),
    ...(others.length > NAMED
      ? [field('', `… and ${others.length - NAMED} more; --json and --html list them`)]
      : []),
  ]
}

function requestOf({ method, url, status, responseBody }: NonNullable<Finding['exchange']>): string {
  const response = `${method} ${url} → ${status ?? 'no response'}`
  return responseBody === '' ? response : `${response}: ${short(responseBody, ANSWER_SHOWN)}`
}

/** Variables of the commands above, with their values if everybody may know them. */
function variableLines(findings: readonly Finding[], server: Server): string[] {
  const commands = findings.flatMap(({ exchange }) => (exchange ? curlOf(exchange, server) : []))
  const variables = variablesOf(commands)
  if (variables.length === 0) return []
  return ['To repeat requests, set first:', ...exportsOf(variables, server).map((line) => `  ${line}`), '']
}

/** Reasons for skipped checks, with counts. */
function reasons(results: readonly Result[]): string[] {
  const reasons = skippedByReason(results)
  if (reasons.length === 0) return []
  return ['Skipped:', ...reasons.map(([reason, of]) => `  ${of.length} × ${reason}`), '']
}
