import { API_BASE } from '../contract/suite/api.ts'
import type { Driver } from '../contract/suite/driver.ts'
import { NotSupported } from '../contract/suite/mocks.ts'
import type { Check } from './check.ts'
import { CheckContext, type CheckContextOptions } from './check-context.ts'
import { type Exchange, type ExchangeRecorder, recordExchanges } from './exchange.ts'
import { type Failure, failuresOf, messageOf } from './failure.ts'
import { sharedResourcesOf } from './shared-resources.ts'
import { Skip } from './skip.ts'

type Outcome = 'passed' | 'failed' | 'skipped'

export interface Result {
  readonly check: Check
  readonly outcome: Outcome
  /** Reason of a failure or skip; null if passed. */
  readonly message: string | null
  /** Violated requirements; none unless it failed. */
  readonly failures: readonly Failure[]
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
  /** Reason that the remaining checks were not run; null if there is none, or `bail`. */
  readonly stopped: 'no-response' | 'interrupted' | null
}

/** Consecutive requests without a response after which the server counts as down. */
const MAX_WITHOUT_RESPONSE = 3

interface RunEvents {
  /** Called after each check. */
  readonly onResult?: (result: Result) => void
  /** Stops after the current check. */
  readonly signal?: AbortSignal
}

/** Runs checks sequentially, since they share a server and would see each other's resources. */
export async function run(
  checks: readonly Check[],
  driver: Driver,
  options: CheckContextOptions,
  { onResult, signal }: RunEvents = {},
): Promise<Run> {
  const recorder = recordExchanges(driver, options.credentials)
  const context = new CheckContext(recorder.driver, options, recorder.unrecorded)
  context.make = (path) => sharedResourcesOf(context).pathOf(path)
  if (options.hooks.available.has('reset')) await options.hooks.begin()
  const results: Result[] = []
  let withoutResponse = 0
  let stopped: Run['stopped'] = null
  for (const check of checks) {
    if (signal?.aborted) {
      stopped = 'interrupted'
      break
    }
    recorder.forget()
    const result = await runOne(check, context, recorder)
    results.push(result)
    onResult?.(result)
    if (options.bail && result.outcome === 'failed') break
    withoutResponse =
      result.outcome === 'failed' && recorder.last()?.status === null ? withoutResponse + 1 : 0
    if (withoutResponse < MAX_WITHOUT_RESPONSE) continue
    if (!(await isReachable(driver))) {
      stopped = 'no-response'
      break
    }
    withoutResponse = 0
  }
  await sharedResourcesOf(context)
    .deleteAll()
    .catch(() => {})
  const { documented, seen } = context.coverage.counts()
  return { results, documented, seen, requests: recorder.requests(), stopped }
}

/** True if the server still responds: one operation that never responds must not end the run. */
export async function isReachable(driver: Driver): Promise<boolean> {
  const request = { method: 'GET', url: `${API_BASE}/session`, headers: {}, body: null, cookies: false }
  return driver.send(request).then(
    () => true,
    () => false,
  )
}

async function runOne(check: Check, context: CheckContext, recorder: ExchangeRecorder): Promise<Result> {
  const began = performance.now()
  const ended = (outcome: Outcome, message: string | null, failures: readonly Failure[] = []): Result => ({
    check,
    outcome,
    message,
    failures,
    exchange: outcome === 'failed' ? recorder.last() : null,
    took: performance.now() - began,
  })
  try {
    context.tag = check.tag
    await check.run(context)
    return ended('passed', null)
  } catch (error) {
    if (error instanceof Skip || error instanceof NotSupported) return ended('skipped', error.message)
    const failures = failuresOf(error, check, recorder.last())
    return ended('failed', messageOf(failures), failures)
  }
}
