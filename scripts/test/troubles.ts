import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { readReport } from './report.ts'
import type { Runner } from './runner.ts'

/** A test that failed, at least once. */
export interface Trouble {
  /** File and line, as an editor takes them. */
  place: string
  /** The names of the test and of the groups around it. */
  test: string
  /** What the first attempt that failed had to say. */
  error: string
}

export interface Troubles {
  failed: Trouble[]
  /** Passed at the second attempt only. */
  flaky: Trouble[]
}

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
  .transform(({ testResults }): Troubles => {
    const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(process.cwd(), name)
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

/** The tests of a suite that ended in `status`, of the suites in it too; `names` are those of the groups around them. */
function endedIn(status: string, { specs, suites = [] }: z.infer<typeof suite>, names: string[]): Trouble[] {
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

const at = ({ file, line }: { file: string; line: number }) => `${relative(process.cwd(), file)}:${line}`

const playwright = z
  .object({ suites: z.array(suite), errors: z.array(problem) })
  .transform(({ suites, errors }): Troubles => {
    const all = (status: string) => suites.flatMap((file) => endedIn(status, file, []))
    const around = errors.map(({ message = '', location }) => ({
      place: location ? at(location) : 'playwright.config.ts',
      test: 'the run as a whole',
      error: message,
    }))
    return { failed: [...all('unexpected'), ...around], flaky: all('flaky') }
  })

const readers: Record<Runner, z.ZodType<Troubles>> = { vitest, playwright }

/** What went wrong by a runner's report file; nothing when the runner ended before it wrote one. */
export function readTroubles(runner: Runner, file: string): Troubles {
  return readReport(readers[runner], file) ?? { failed: [], flaky: [] }
}

/** The first lines of an error are about what was expected; stacks and pictures of the page come after them. */
const LINES = 30
/** With so many failed tests it is one thing that is broken: of the others the names are enough. */
const IN_FULL = 20

/** Tells of tests, one after the other, so that the end of a log is enough to begin with. */
export function tellTroubles(heading: string, troubles: readonly Trouble[]): string[] {
  if (troubles.length === 0) return []
  return [
    '',
    `── ${heading} ──`,
    ...troubles.flatMap(({ place, test, error }, index) => [
      ...(index < IN_FULL ? ['', `${place}  ${test}`, ...firstLines(error)] : [`${place}  ${test}`]),
    ]),
  ]
}

function firstLines(error: string): string[] {
  const lines = stripVTControlCharacters(error)
    .trimEnd()
    .split('\n')
    // Where the runners come by is of no interest.
    .filter((line) => !/^\s+at (.*\/node_modules\/|new Promise )/.test(line))
  return [...lines.slice(0, LINES), ...(lines.length > LINES ? ['…'] : [])].map((line) =>
    `  ${line}`.trimEnd(),
  )
}

/** The end of the log: counts, and by name each test that needed a second attempt, since such a run is not clean. */
export function summarize(passed: number, failed: number, flaky: readonly Trouble[]): string[] {
  const counts = `${passed} passed, ${failed} failed`
  if (flaky.length === 0) return [counts]
  const tests = flaky.length === 1 ? '1 test' : `${flaky.length} tests`
  return [
    counts,
    `NOT CLEAN: ${tests} passed only at the second attempt. Each is a bug in a test or in the product: find its cause.`,
    ...flaky.map(({ place, test }) => `  ${place}  ${test}`),
  ]
}

/** The last lines of what a step without tests had to say, where the reason of its failure stands. */
export function lastLines(said: string): string {
  return stripVTControlCharacters(said).trimEnd().split('\n').slice(-LINES).join('\n')
}
