import { writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { z } from 'zod'
import { readReport } from './report.ts'
import type { Suite } from './suites.ts'

const vitest = z.looseObject({
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.looseObject({ status: z.string() })),
    }),
  ),
})

interface SuiteReport {
  readonly script: string
  /** JSON report of the suite alone, in Vitest's format. */
  readonly file: string
  /** Part of the time that all files took, from 0 to 1. */
  readonly share: number
}

/**
 * Splits Vitest's JSON report of several suites by their files.
 * @returns empty if Vitest exited before it wrote a report
 */
export function splitReport(
  file: string,
  suites: readonly Suite[],
  fileOf: (script: string) => string,
): SuiteReport[] {
  const report = readReport(vitest, file)
  if (report === undefined) return []
  const timeOf = (results: typeof report.testResults) =>
    results.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
  const total = timeOf(report.testResults)
  return suites.map(({ script, contains }) => {
    const testResults = report.testResults.filter(({ name }) =>
      contains.test(relative(process.cwd(), name).replaceAll(sep, '/')),
    )
    const statuses = testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status }) => status),
    )
    const count = (...counted: string[]) => statuses.filter((status) => counted.includes(status)).length
    const own = {
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('skipped', 'pending', 'disabled'),
      numTodoTests: count('todo'),
      testResults,
    }
    writeFileSync(fileOf(script), JSON.stringify(own))
    return { script, file: fileOf(script), share: total === 0 ? 0 : timeOf(testResults) / total }
  })
}
