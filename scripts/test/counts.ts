import { z } from 'zod'
import { readReport } from './report.ts'
import type { Runner } from './runner.ts'

export interface TestCount {
  passed: number
  failed: number
  skipped: number
  /** Number of passed tests that needed a retry. */
  flaky: number
}

/** Parses the counts of each runner's JSON report. */
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
      flaky: 0,
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
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: stats.flaky,
    })),
}

/** Counts of a runner's report file; all zero if the runner exited before it wrote one. */
export function countTests(runner: Runner, file: string): TestCount {
  return readReport(readers[runner], file) ?? { passed: 0, failed: 0, skipped: 0, flaky: 0 }
}
