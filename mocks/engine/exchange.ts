import { type Caller, NOBODY } from './identity.ts'
import type { LiveBackend, Outcome } from './outcome.ts'
import type { Problem } from './problem.ts'
import type {
  BinaryResult,
  EngineReply,
  EngineRequest,
  JsonResult,
  KnownOperation,
  StreamResult,
} from './types.ts'

/** Result of a handler whose operation is not known by type. */
export type HandlerResult = JsonResult<number, unknown> | StreamResult | BinaryResult | Problem

/** Awaits something that doesn't need the data, such as a delay. The data may be replaced meanwhile. */
export type WaitUnlocked = <T>(wait: Promise<T>) => Promise<T>

/** One request and everything known about it so far. Each step reads what earlier steps found and adds its own. */
export interface Exchange {
  // On arrival
  readonly request: EngineRequest
  readonly waitUnlocked: WaitUnlocked
  readonly requestId: string
  /** Stopwatch reading, real milliseconds. */
  readonly startedAt: number
  /** Commits to the database when the request arrived. */
  readonly sequenceOnArrival: number
  /** The scenario simulates a lost network: the request never arrives. */
  readonly isOffline: boolean
  /** World time of the current step, epoch milliseconds. From step 6 on it stands still. */
  now: number

  // 1 match
  operation: KnownOperation | null
  /** Path and query below the API's base path. */
  target: string
  search: URLSearchParams | null
  /** Path parameters by name. */
  path: Readonly<Record<string, string>>

  // 2 authenticate
  /** Identifies the data that the caller was read from. */
  base: object
  caller: Caller

  // 4 validate
  bodyText: string | null
  query: Readonly<Record<string, unknown>>
  body: unknown

  // 5 applyScenario
  /** Null until the scenario has decided. */
  outcome: Outcome | null
  /** Milliseconds to wait before the outcome. */
  delayMs: number
  /** Live backend that handles the request; null for the mock. */
  backend: LiveBackend | null
  /** Id of the scenario rule that applied, for the request log. */
  rule: string | null

  // 7 handle
  /** Distinguishes the calls of one job, which share time and sequence; empty for a request. */
  callKey: string
  /** Commits before this exchange's own transaction: no two writing exchanges see the same number. */
  sequence: number
  result: HandlerResult | null
  source: 'mock' | 'live'
  liveUrl: string | null
  /** `X-Request-Id` of the live backend; null if it sends none, or CORS hides it from the page. */
  liveRequestId: string | null

  // 8 checkResponse
  /** Null without a response: the connection breaks. */
  reply: EngineReply | null
  /** First contract violation, for the request log. */
  violation: string | null
}

/** An exchange whose operation is known. */
export type MatchedExchange = Exchange & { readonly operation: KnownOperation }

export function isMatched(exchange: Exchange): exchange is MatchedExchange {
  return exchange.operation !== null
}

type Arrival = Pick<
  Exchange,
  'request' | 'waitUnlocked' | 'requestId' | 'startedAt' | 'sequenceOnArrival' | 'base' | 'isOffline' | 'now'
>

export function createExchange(arrival: Arrival): Exchange {
  return {
    ...arrival,
    operation: null,
    target: '',
    search: null,
    path: {},
    caller: NOBODY,
    bodyText: null,
    query: {},
    body: undefined,
    outcome: null,
    delayMs: 0,
    backend: null,
    rule: null,
    callKey: '',
    sequence: arrival.sequenceOnArrival,
    result: null,
    source: 'mock',
    liveUrl: null,
    liveRequestId: null,
    reply: null,
    violation: null,
  }
}
