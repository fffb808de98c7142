/**
 * `npm test`: runs every check in rows of parallel npm scripts, cheapest first, up to the first row with a failure;
 * with `CI` set, up to the first failed step that later rows need. Tests that pass only on retry don't fail the run,
 * but it ends with NOT CLEAN and their names. `npm test -- --changed [ref]` runs what the changes since `ref`, by default
 * the merge base with main, can affect.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exitWith, readArguments } from './arguments.ts'
import { npmCommand } from './npm.ts'
import { planChanged } from './test/changed.ts'
import { readCheckout } from './test/checkout.ts'
import { countTests, type TestCount } from './test/counts.ts'
import { formatFailures, lastLines, readFailures, summarize, type TestFailures } from './test/failures.ts'
import { readChanges } from './test/git-changes.ts'
import type { Runner } from './test/runner.ts'
import { splitReport } from './test/split-report.ts'
import { rows as allRows, steps as allSteps, namesOf, needed, type Step } from './test/steps.ts'

interface Outcome {
  script: string
  passed: boolean
  seconds: number
  tests?: TestCount
  failures?: TestFailures
  /** Captured output of a step that ran in parallel. */
  output?: string
}

const reports = join('.cache', 'test-reports')
const reportOf = (script: string) => join(reports, `${script.replaceAll(':', '-')}.json`)

/** Arguments and environment that make a runner write its JSON report to `file` and still print to the terminal. */
const reporting: Record<Runner, (file: string) => { args: string[]; env: Record<string, string> }> = {
  vitest: (file) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--includeTaskLocation'],
    env: {},
  }),
  playwright: (file) => ({
    args: ['--reporter=line,json'],
    // An earlier row has built the app.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, DEMO_IS_BUILT: '1' },
  }),
}

const usage = `Runs every check.

  npm test [-- --changed [ref]]

  --changed  run what the changes since ref can affect, by default since the merge base with main

One file or one test: npx vitest run --project unit FILE, npm run test:e2e -- FILE; CONTRIBUTING.md has more.
`

function planRows() {
  const { values, positionals } = readArguments(
    { options: { changed: { type: 'boolean', default: false } }, allowPositionals: true },
    usage,
  )
  if (positionals.length > (values.changed ? 1 : 0))
    exitWith(`npm test doesn't take ${positionals.at(-1)}`, usage)
  if (!values.changed) return allRows
  const changes = readChanges(positionals[0])
  if (changes === null) exitWith(`There is no commit ${positionals[0] ?? 'HEAD'}`, usage)
  const { rows, explanation } = planChanged(changes, readCheckout(), allSteps)
  console.log(explanation.join('\n'))
  return rows
}

/** Runs a step. Each of its suites is an outcome of its own. */
async function run({ script, runner, args: own = [], suites }: Step, alone: boolean): Promise<Outcome[]> {
  const title = `\n── ${script} ──`
  if (alone) console.log(title)
  const file = reportOf(script)
  const { args: reporters, env } = runner === undefined ? { args: [], env: {} } : reporting[runner](file)
  const args = [...own, ...reporters]
  const from = performance.now()
  const npm = npmCommand('run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : []))
  const child = spawn(npm.command, npm.args, {
    stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: npm.shell,
  })
  const pieces: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => pieces.push(piece))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const output = Buffer.concat(pieces).toString()
  if (!alone) {
    console.log(title)
    process.stdout.write(output)
  }
  const outcome = { script, passed: status === 0, seconds: (performance.now() - from) / 1000, output }
  if (runner === undefined) return [outcome]
  const parts = suites && splitReport(file, suites, reportOf)
  if (parts === undefined || parts.length === 0)
    return [{ ...outcome, tests: countTests(runner, file), failures: readFailures(runner, file) }]
  const outcomes = parts.map(({ script, file, share }): Outcome => {
    const tests = countTests(runner, file)
    const failures = readFailures(runner, file)
    // A suite without tests is a mistake in the configuration.
    const passed = failures.failed.length === 0 && tests.passed > 0
    return { script, passed, seconds: outcome.seconds * share, tests, failures }
  })
  // Such as an error outside of all tests.
  const isExplained = outcome.passed || outcomes.some(({ passed }) => !passed)
  return isExplained ? outcomes : [...outcomes, outcome]
}

const rows = planRows()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const steps = rows.flat()
const outcomes: Outcome[] = []
for (const row of rows) {
  outcomes.push(...(await Promise.all(row.map((step) => run(step, row.length === 1)))).flat())
  const failed = outcomes.filter(({ passed }) => !passed).map(({ script }) => script)
  if (failed.length > 0 && (process.env.CI === undefined || failed.some((script) => needed.has(script))))
    break
}

console.log('')
for (const { script, passed, seconds, tests } of outcomes) {
  const count =
    tests === undefined
      ? ''
      : [
          `${tests.passed} passed`,
          ...(tests.skipped > 0 ? [`${tests.skipped} skipped`] : []),
          ...(tests.flaky > 0 ? [`${tests.flaky} only at the second attempt`] : []),
        ].join(', ')
  console.log(
    `${!passed ? '✗' : (tests?.flaky ?? 0) > 0 ? '!' : '✓'} ${script.padEnd(20)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${count}`.trimEnd(),
  )
}
const ran = new Set(outcomes.map(({ script }) => script))
for (const script of steps.flatMap(namesOf))
  if (!ran.has(script)) console.log(`· ${script.padEnd(20)}  not run`)

for (const { script, passed, output, failures } of outcomes) {
  const failed = failures?.failed ?? []
  const flaky = failures?.flaky ?? []
  const lines = [
    ...formatFailures(`${script}: passed only at the second attempt: a bug to mend`, flaky),
    ...formatFailures(`${script}: failed`, failed),
    ...(!passed && failed.length === 0 && output
      ? ['', `── ${script}: failed ──`, '', lastLines(output)]
      : []),
  ]
  if (lines.length > 0) console.log(lines.join('\n'))
}

const total = (of: (tests: TestCount) => number) =>
  outcomes.reduce((sum, { tests }) => sum + (tests ? of(tests) : 0), 0)
const passed = total((tests) => tests.passed)
const flaky = outcomes.flatMap(({ failures }) => failures?.flaky ?? [])
// A step that fails without a failed test (a type error, a file that can't be loaded) is one failure.
const failed = outcomes.reduce((sum, step) => sum + Math.max(step.tests?.failed ?? 0, step.passed ? 0 : 1), 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(['', ...summarize(passed, failed, flaky)].join('\n'))
