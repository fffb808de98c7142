import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { UsageError } from '#mocks/server/command-line.ts'
import { fileErrorText } from '#mocks/server/file-error.ts'
import { fetchDriver } from '../contract/drivers/fetch.ts'
import { API_BASE } from '../contract/suite/api.ts'
import type { Driver, WireRequest } from '../contract/suite/driver.ts'
import type { Check, CheckGroup } from './check.ts'
import { checks } from './checks/index.ts'
import { type Credentials, demoCredentials, readCredentials } from './credentials.ts'
import { variableOf } from './exchange.ts'
import { HOOKS_BASE, Hooks } from './hooks.ts'
import { type Options, readOptions, usage } from './options.ts'
import { Progress } from './progress.ts'
import type { Server } from './report/curl.ts'
import { htmlReport } from './report/html.ts'
import { jsonReport } from './report/json.ts'
import { junitReport } from './report/junit.ts'
import { createReport } from './report/report.ts'
import { textReport } from './report/text.ts'
import { isReachable, type Result, run } from './run.ts'
import { type Next, nextOfUser, untilRestarted } from './watch.ts'

/** Output streams of the command: results and errors. */
export interface Output {
  print(text: string): void
  complain(text: string): void
  /** Overwrites the line of progress; null without a terminal. */
  readonly progress: ((text: string) => void) | null
  /** Lines that the user enters, for `--watch`. */
  readonly lines?: AsyncIterator<string>
  /** Aborted when the user interrupts the run: it stops after the current check, deletes what it created, and reports. */
  readonly signal?: AbortSignal
}

/** 128 plus the number of SIGINT, as in shells. */
export const INTERRUPTED = 130

type ExitCode = 0 | 1 | 2 | typeof INTERRUPTED

export async function conformance(args: readonly string[], output: Output): Promise<ExitCode> {
  try {
    const options = readOptions(args)
    if (options === 'help') {
      output.print(usage)
      return 0
    }
    const chosen = selectChecks(options)
    if (chosen.length === 0)
      throw new UsageError('No check matches --tag, --group and --only. Run with --list to see all checks.')
    if (options.list) {
      for (const { id, title } of chosen) output.print(`${id}  ${title}`)
      return 0
    }
    return await checkServer(chosen, options, output)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    output.complain(`${error.message}\n\n--help shows the options.`)
    return 2
  }
}

function selectChecks({ groups, tags, only }: Options): readonly Check[] {
  const isCaseNamed = only.some((text) => text.startsWith('cases/'))
  /** Without a choice, everything that the contract demands. */
  const isChosen = (group: CheckGroup) =>
    groups.length === 0 ? group !== 'cases' || isCaseNamed : groups.includes(group)
  return checks.filter(
    ({ id, group, tag }) =>
      isChosen(group) &&
      (tags.length === 0 || (tag !== null && tags.includes(tag))) &&
      (only.length === 0 || only.some((text) => id.includes(text))),
  )
}

async function checkServer(chosen: readonly Check[], options: Options, output: Output): Promise<ExitCode> {
  const credentials = options.credentials === null ? demoCredentials : readCredentials(options.credentials)
  for (const format of ['junit', 'json', 'html'] as const) await assertWritable(format, options[format])
  const driver = driverOf(options)
  await assertReachable(driver, options.url)
  const hooks = await hooksOf(driver, options)
  const { signal = AbortSignal.any([]) } = output
  const runChecks = (selected: readonly Check[]) =>
    checkOnce(selected, { driver, hooks, credentials, options, output, signal })
  let results = await runChecks(chosen)
  const next = commands(driver, output.lines ?? noLines, signal)
  while (options.watch && !signal.aborted) {
    const failed = failedOf(results)
    output.print(`\n${failed.length} failed. Enter runs them again, a runs all, q ends.`)
    const command = await next()
    if (command === 'quit') break
    results = await runChecks(command === 'all' || failed.length === 0 ? chosen : failed)
  }
  if (signal.aborted) return INTERRUPTED
  return failedOf(results).length > 0 ? 1 : 0
}

/** Input that never comes. */
const noLines: AsyncIterator<string> = { next: () => new Promise(() => {}) }

const failedOf = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ check }) => check)

/** Returns a function that waits for the user, or for the server to come back after a restart. */
function commands(driver: Driver, lines: AsyncIterator<string>, signal: AbortSignal): () => Promise<Next> {
  const interrupted = once(signal, 'abort').then((): Next => 'quit')
  let entered: Promise<Next> | null = null
  return async () => {
    const leaving = new AbortController()
    entered ??= nextOfUser(lines).finally(() => {
      entered = null
    })
    try {
      return await Promise.race([
        entered,
        interrupted,
        untilRestarted(() => isReachable(driver), leaving.signal),
      ])
    } finally {
      leaving.abort()
    }
  }
}

async function hooksOf(driver: Driver, { url, hooks }: Options): Promise<Hooks> {
  if (hooks === null) return Hooks.none
  const found = await Hooks.of(driver)
  if (hooks !== url + HOOKS_BASE && found.available.size === 0)
    throw new UsageError(`No hooks found at ${hooks}. Check --hooks, or use --hooks none.`)
  return found
}

interface RunSettings {
  readonly driver: Driver
  readonly hooks: Hooks
  readonly credentials: Credentials
  readonly options: Options
  readonly output: Output
  readonly signal: AbortSignal
}

async function checkOnce(
  chosen: readonly Check[],
  { driver, hooks, credentials, options, output, signal }: RunSettings,
): Promise<readonly Result[]> {
  const { url, base } = options
  output.print(
    `${chosen.length} ${chosen.length === 1 ? 'check' : 'checks'} of ${url}${base}, ${hooks.available.size === 0 ? 'without hooks' : `with the hooks ${[...hooks.available].join(', ')}`}.\n`,
  )
  const progress = new Progress(chosen.length, output.progress, output.complain)
  const startedAt = new Date()
  const began = performance.now()
  const ran = await run(
    chosen,
    driver,
    {
      credentials,
      hooks,
      transitionTimeout: options.transitionTimeout,
      origin: options.origin,
      bail: options.bail,
      runId: Date.now().toString(36).slice(-5),
    },
    { onResult: (result) => progress.add(result), signal },
  )
  progress.end()
  const results = ran.results.map((result) => withServerPaths(result, base))
  const times = { startedAt, took: performance.now() - began }
  const report = createReport({ ...ran, results }, serverOf(options, credentials), times)
  output.print(textReport(report))
  if (options.junit !== null) writeFileSync(options.junit, junitReport(report))
  if (options.json !== null) writeFileSync(options.json, jsonReport(report))
  if (options.html !== null) writeFileSync(options.html, htmlReport(report))
  return ran.results
}

/** Server for the commands of a report. Only the demo organization's keys and passwords may stand in it. */
function serverOf({ url, base, headers, credentials: file }: Options, { keys, people }: Credentials): Server {
  const values = [
    ...Object.entries(keys).map(([name, key]) => [variableOf(name, 'KEY'), key] as const),
    ...Object.entries(people).map(([name, it]) => [variableOf(name, 'PASSWORD'), it.password] as const),
  ]
  return {
    url,
    base,
    headers: Object.keys(headers),
    variables: file === null ? Object.fromEntries(values) : {},
    people: Object.fromEntries(Object.entries(people).map(([name, { email }]) => [email, name])),
  }
}

/** Converts contract paths to those of the tested server. */
function withServerPaths(result: Result, base: string): Result {
  const { exchange } = result
  return { ...result, exchange: exchange && { ...exchange, url: base + exchange.url.slice(API_BASE.length) } }
}

/** Fails before the checks run if their report can't be written. */
async function assertWritable(option: string, file: string | null): Promise<void> {
  if (file === null) return
  try {
    await (await open(file, 'a')).close()
  } catch (error) {
    const isFolderMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new UsageError(
      `--${option}: ${isFolderMissing ? `there is no folder ${dirname(file)} for ${basename(file)}` : fileErrorText(file, error)}`,
    )
  }
}

/** Maps the contract's base path and the default hooks path to those of the server. */
function driverOf({ url, base, hooks, headers, timeout }: Options): Driver {
  const driver = fetchDriver('', { patience: timeout * 1000 })
  const sent = (wire: WireRequest): WireRequest => ({
    ...wire,
    url: wire.url.startsWith(HOOKS_BASE)
      ? (hooks ?? '') + wire.url.slice(HOOKS_BASE.length)
      : url + base + wire.url.slice(API_BASE.length),
    headers: { ...headers, ...wire.headers },
  })
  return { ...driver, send: (wire) => driver.send(sent(wire)), open: (wire) => driver.open(sent(wire)) }
}

async function assertReachable(driver: Driver, url: string): Promise<void> {
  try {
    await driver.send({ method: 'GET', url: `${API_BASE}/session`, headers: {}, body: null, cookies: false })
  } catch (error) {
    const { cause: reason = error } = error instanceof Error ? error : {}
    const cause = reason instanceof Error ? reason.message : String(reason)
    throw new UsageError(`Can't connect to ${url}: ${cause}. Check --url, and that the server is running.`)
  }
}
