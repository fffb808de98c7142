import { AssertionError } from 'node:assert/strict'
import { API_BASE } from '../contract/suite/api.ts'
import type { Driver, WireRequest, WireResponse } from '../contract/suite/driver.ts'
import { NotSupported } from '../contract/suite/mocks.ts'
import type { Check } from './check.ts'
import { CheckContext, type StageOptions } from './check-context.ts'
import { ownOf } from './own.ts'
import { Skip } from './skip.ts'

type Outcome = 'passed' | 'failed' | 'skipped'

/** Request and response, for reproduction. */
export interface Exchange {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly requestBody: string | null
  readonly status: number | null
  readonly responseBody: string
}

export interface Result {
  readonly check: Check
  readonly outcome: Outcome
  /** Reason of a failure or skip; null if passed. */
  readonly message: string | null
  /** Last exchange before the failure. */
  readonly exchange: Exchange | null
  /** Milliseconds. */
  readonly took: number
}

export interface Run {
  readonly results: readonly Result[]
  /** Number of documented outcomes, and of those seen. */
  readonly documented: number
  readonly seen: number
  readonly requests: number
  /** True if the run stopped because the server does not respond any more. */
  readonly missing: boolean
}

/** After this many consecutive requests without a response the server counts as down. */
const GONE = 3

/**
 * Runs checks sequentially, since they share a server and would see each other's resources.
 * @param onResult called after each check
 */
export async function run(
  checks: readonly Check[],
  driver: Driver,
  options: StageOptions,
  onResult: (result: Result) => void = () => {},
): Promise<Run> {
  const watch = watchDriver(driver)
  const context = new CheckContext(watch.driver, options, watch.aside)
  if (options.hooks.offered.has('reset')) await options.hooks.begin()
  const results: Result[] = []
  let unanswered = 0
  for (const check of checks) {
    watch.forget()
    const result = await runOne(check, context, watch)
    results.push(result)
    onResult(result)
    if (options.bail && result.outcome === 'failed') break
    unanswered = result.outcome === 'failed' && watch.last()?.status === null ? unanswered + 1 : 0
    if (unanswered < GONE) continue
    if (!(await answers(driver))) break
    unanswered = 0
  }
  await ownOf(context)
    .deleteAll()
    .catch(() => {})
  const { documented, seen } = context.coverage.counts()
  return { results, documented, seen, requests: watch.requests(), missing: unanswered === GONE }
}

/** True if the server still responds: one operation that never responds must not end the run. */
async function answers(driver: Driver): Promise<boolean> {
  const request = { method: 'GET', url: `${API_BASE}/session`, headers: {}, body: null, cookies: false }
  return driver.send(request).then(
    () => true,
    () => false,
  )
}

async function runOne(check: Check, context: CheckContext, watch: Watch): Promise<Result> {
  const began = performance.now()
  const ended = (outcome: Outcome, message: string | null): Result => {
    const exchange = outcome === 'failed' ? watch.last() : null
    return {
      check,
      outcome,
      message: message && exchange ? withoutBody(message, exchange) : message,
      exchange,
      took: performance.now() - began,
    }
  }
  try {
    context.tag = check.tag
    await check.run(context)
    return ended('passed', null)
  } catch (error) {
    if (error instanceof Skip || error instanceof NotSupported) return ended('skipped', error.message)
    return ended('failed', messageOf(error))
  }
}

/** Removes an invalid body from the message, since the request shows it. */
function withoutBody(message: string, { responseBody }: Exchange): string {
  if (responseBody === '') return message
  return message.replaceAll(` in ${responseBody}`, '').replaceAll(`: ${responseBody}`, '')
}

/** Error text with expected and actual value; the diff of `assert` is hard to read in a report. */
function messageOf(error: unknown): string {
  if (error instanceof AssertionError) {
    const { operator = '', expected, actual, generatedMessage, message } = error
    if (!/strictequal/i.test(operator)) return message
    // Node appends the diff after an empty line.
    const [said = ''] = message.split('\n\n')
    const found = operator.startsWith('not')
      ? `it must not be ${quoted(actual)}`
      : `expected ${quoted(expected)}, found ${quoted(actual)}`
    return generatedMessage ? found : `${said}: ${found}`
  }
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.message}${cause}`
}

const quoted = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))

interface Watch {
  readonly driver: Driver
  last(): Exchange | null
  requests(): number
  forget(): void
  aside<T>(run: () => Promise<T>): Promise<T>
}

/** Records the last exchange with the API. */
function watchDriver(driver: Driver): Watch {
  let last: Exchange | null = null
  let requests = 0
  const note = (wire: WireRequest, response: WireResponse | null) => {
    requests += 1
    last = {
      method: wire.method,
      url: wire.url,
      requestBody: wire.body,
      status: response?.status ?? null,
      responseBody: response?.text ?? '',
    }
  }
  return {
    driver: {
      ...driver,
      async send(wire) {
        note(wire, null)
        const response = await driver.send(wire)
        requests -= 1
        note(wire, response)
        return response
      },
    },
    last: () => last,
    requests: () => requests,
    forget: () => {
      last = null
    },
    aside: async (run) => {
      const before = last
      const done = await run()
      last = before
      return done
    },
  }
}
