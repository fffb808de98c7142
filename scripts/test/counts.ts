import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Runner = 'vitest' | 'playwright'

export interface TestCount {
  passed: number
  failed: number
  skipped: number
}

/** The part of each runner's JSON report that counts. A flaky test failed at least once, so it is a failure. */
const readers: Record<Runner, z.ZodType<TestCount>> = {
  vitest: z
    .object({
      numPassedTests: z.number(),
      numFailedTests: z.number(),
      numPendingTests: z.number(),
      numTodoTests: z.number(),
    })
    .transform((report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    })),
  playwright: z
    .object({
      stats: z.object({
        expected: z.number(),
        unexpected: z.number(),
        flaky: z.number(),
        skipped: z.number(),
      }),
    })
    .transform(({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    })),
}

/** Counts of a runner's report file; all zero when the runner ended before it wrote one. */
export function countTests(runner: Runner, file: string): TestCount {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
  return readers[runner].parse(JSON.parse(text))
}
