import { writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { fetchDriver } from '../contract/drivers/fetch.ts'
import { API_BASE } from '../contract/suite/api.ts'
import type { Driver, WireRequest } from '../contract/suite/driver.ts'
import type { Check } from './check.ts'
import { checks } from './checks/index.ts'
import { type Credentials, demoCredentials, readCredentials } from './credentials.ts'
import { HOOKS_BASE, Hooks } from './hooks.ts'
import { type Options, readOptions, UsageError, usage } from './options.ts'
import { jsonReport, junitReport, textReport } from './report.ts'
import { type Result, run } from './run.ts'

/** Output streams of the command: results and errors. */
export interface Output {
  print(text: string): void
  complain(text: string): void
  /** Shows progress; null without a terminal. */
  readonly progress: ((text: string) => void) | null
}

/** @returns exit code */
export async function conformance(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
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
  return checks.filter(
    ({ id, group, tag }) =>
      (groups.length === 0 || groups.includes(group)) &&
      (tags.length === 0 || (tag !== null && tags.includes(tag))) &&
      (only.length === 0 || only.some((text) => id.includes(text))),
  )
}

async function checkServer(chosen: readonly Check[], options: Options, output: Output): Promise<0 | 1> {
  const { url, base } = options
  const credentials = credentialsOf(options)
  for (const file of [options.junit, options.json]) if (file !== null) await readyToWrite(file)
  const driver = driverOf(options)
  await assertReachable(driver, url)
  const hooks = options.hooks === null ? Hooks.none : await Hooks.of(driver)
  if (options.hooks !== url + HOOKS_BASE && options.hooks !== null && hooks.offered.size === 0)
    throw new UsageError(`No hooks found at ${options.hooks}. Check --hooks, or use --hooks none.`)
  output.print(
    `${chosen.length} checks of ${url}${base}, ${hooks.offered.size === 0 ? 'without hooks' : `with the hooks ${[...hooks.offered].join(', ')}`}.\n`,
  )
  let done = 0
  const onResult = ({ check, outcome }: Result) => {
    done += 1
    output.progress?.(`${done}/${chosen.length} ${check.id}`)
    if (outcome === 'failed') output.progress?.('')
  }
  const ran = await run(
    chosen,
    driver,
    {
      credentials,
      hooks,
      transitionTimeout: options.transitionTimeout,
      origin: options.origin,
      bail: options.bail,
      run: Date.now().toString(36).slice(-5),
    },
    onResult,
  )
  output.progress?.('')
  const report = { ...ran, results: ran.results.map((result) => asAsked(result, base)) }
  output.print(textReport(report, url))
  if (options.junit !== null) writeFileSync(options.junit, junitReport(report))
  if (options.json !== null) writeFileSync(options.json, jsonReport(report, url))
  return ran.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0
}

/** Converts contract paths to those of the tested server. */
function asAsked(result: Result, base: string): Result {
  const { exchange } = result
  return { ...result, exchange: exchange && { ...exchange, url: base + exchange.url.slice(API_BASE.length) } }
}

/** Fails early if a report file can't be written. */
async function readyToWrite(file: string): Promise<void> {
  try {
    await (await open(file, 'a')).close()
  } catch (error) {
    throw new UsageError(`${file} can’t be written: ${(error as Error).message}`)
  }
}

function credentialsOf({ credentials }: Options): Credentials {
  if (credentials === null) return demoCredentials
  try {
    return readCredentials(credentials)
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

/** Maps the contract's base path and the default hooks path to those of the server. */
function driverOf({ url, base, hooks, headers, timeout }: Options): Driver {
  const driver = fetchDriver('', timeout * 1000)
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
