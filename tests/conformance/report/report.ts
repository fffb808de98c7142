import type { CheckGroup } from '../check.ts'
import type { Result, Run } from '../run.ts'
import type { Server } from './curl.ts'
import { type Finding, findingsOf } from './findings.ts'

/** Results of a run, as all reports show them. */
export interface Report extends Run {
  readonly server: Server
  readonly findings: readonly Finding[]
  /** Start of the run. */
  readonly startedAt: Date
  /** Milliseconds. */
  readonly took: number
}

export function createReport(run: Run, server: Server, times: Pick<Report, 'startedAt' | 'took'>): Report {
  return { ...run, ...times, server, findings: findingsOf(run.results, server.base) }
}

export const stopMessages = {
  'no-response': 'The server stopped responding. The remaining checks were not run.',
  interrupted: 'The run was interrupted. The remaining checks were not run.',
} as const satisfies Record<NonNullable<Run['stopped']>, string>

export const count = (results: readonly Result[], outcome: Result['outcome']) =>
  results.filter((it) => it.outcome === outcome).length

/** Results by group, in the order they ran. */
export const byGroup = (
  results: readonly Result[],
): ReadonlyArray<readonly [CheckGroup, readonly Result[]]> => [
  ...Map.groupBy(results, ({ check }) => check.group),
]

/** Skipped checks by reason, the most frequent one first. */
export function skippedByReason(
  results: readonly Result[],
): ReadonlyArray<readonly [string, readonly Result[]]> {
  const skipped = results.filter(({ outcome }) => outcome === 'skipped')
  const reasons = [...Map.groupBy(skipped, ({ message }) => message ?? '')]
  return reasons.toSorted(([, one], [, other]) => other.length - one.length)
}

export const short = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)} …` : text)
