import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { readReport } from './report.ts'
import type { Runner } from './runner.ts'

/** Test that failed at least once. */
export interface TestFailure {
  /** File and line, in the format of editors. */
  place: string
  /** Names of the enclosing groups and the test. */
  test: string
  /** Error of the first failed attempt. */
  error: string
}

export interface TestFailures {
  failed: TestFailure[]
  /** Tests that passed on retry. */
  flaky: TestFailure[]
}

const fromRoot = (path: string) => relative(process.cwd(), path).replaceAll(sep, '/')

const vitest = z
  .object({
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
            location: z.object({ line: z.number() }).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ testResults }): TestFailures => {
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = fromRoot(name)
      const tests = assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages, location }) => ({
          place: location ? `${file}:${location.line}` : file,
          test: fullName.trim(),
          error: (failureMessages ?? []).join('\n'),
        }))
      const whole = { place: file, test: 'the file as a whole', error: message }
      return status === 'failed' && (tests.length === 0 || message !== '') ? [...tests, whole] : tests
    })
    return { failed, flaky: [] }
  })

const problem = z.object({
  message: z.string().optional(),
  location: z.object({ file: z.string(), line: z.number() }).optional(),
})

const suite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ status: z.string().optional(), errors: z.array(problem) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})

/** Tests of a suite and its nested suites that ended with `status`; `names` are the enclosing groups. */
function endedIn(
  status: string,
  { specs, suites = [] }: z.infer<typeof suite>,
  names: string[],
): TestFailure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({
        place: `${file}:${line}`,
        test: [...names, title].join(' › '),
        error: (results.find(({ errors }) => errors.length > 0)?.errors ?? [])
          .map(({ message = '', location }) => message + (location ? `\n    at ${at(location)}` : ''))
          .join('\n'),
      })),
  )
  return [...own, ...suites.flatMap((inner) => endedIn(status, inner, [...names, inner.title]))]
}

const at = ({ file, line }: { file: string; line: number }) => `${fromRoot(file)}:${line}`

const playwright = z
  .object({ suites: z.array(suite), errors: z.array(problem) })
  .transform(({ suites, errors }): TestFailures => {
    const all = (status: string) => suites.flatMap((file) => endedIn(status, file, []))
    const around = errors.map(({ message = '', location }) => ({
      place: location ? at(location) : 'playwright.config.ts',
      test: 'the run as a whole',
      error: message,
    }))
    return { failed: [...all('unexpected'), ...around], flaky: all('flaky') }
  })

const readers: Record<Runner, z.ZodType<TestFailures>> = { vitest, playwright }

/** Failed and flaky tests of a runner's report; empty if the runner exited before it wrote one. */
export function readFailures(runner: Runner, file: string): TestFailures {
  return readReport(readers[runner], file) ?? { failed: [], flaky: [] }
}

/** Lines per error: the expectation comes first, stacks and page snapshots come last. */
const LINES = 30
/**
 * Number of failed tests with full errors. More failures usually have a common cause, so only their names are
 * printed.
 */
const IN_FULL = 20

/** Formats failed tests with their errors for the end of the log. */
export function formatFailures(heading: string, failures: readonly TestFailure[]): string[] {
  if (failures.length === 0) return []
  return [
    '',
    `── ${heading} ──`,
    ...failures.flatMap(({ place, test, error }, index) =>
      index < IN_FULL ? ['', `${place}  ${test}`, ...firstLines(error)] : [`${place}  ${test}`],
    ),
  ]
}

function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .trimEnd()
    .split('\n')
    // Drop stack frames of the test runners.
    .filter((line) => !/^\s+at (.*\/node_modules\/|new Promise )/.test(line))
  return [...lines.slice(0, LINES), ...(lines.length > LINES ? ['…'] : [])].map((line) =>
    `  ${line}`.trimEnd(),
  )
}

/** End of the log: totals, and the name of each test that passed only on retry. */
export function summarize(passed: number, failed: number, flaky: readonly TestFailure[]): string[] {
  const counts = `${passed} passed, ${failed} failed`
  if (flaky.length === 0) return [counts]
  const tests = flaky.length === 1 ? '1 test' : `${flaky.length} tests`
  return [
    counts,
    `NOT CLEAN: ${tests} passed only at the second attempt. Each is a bug in a test or in the product: find its cause.`,
    ...flaky.map(({ place, test }) => `  ${place}  ${test}`),
  ]
}

/** Last lines of a step's output, which contain the reason of its failure. */
export function lastLines(output: string): string {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-LINES).join('\n')
}
