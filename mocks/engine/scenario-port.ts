import type { Transaction } from '../db/index.ts'
import type { KnownOperation, LifecycleSettings } from './types.ts'

/** One call, as a scenario's rules see it: after it was found valid, before it is handled. */
export interface Call {
  readonly operation: KnownOperation
  readonly path: Readonly<Record<string, unknown>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** How a request goes wrong below HTTP, each with what a caller meets. */
export const FAULTS = {
  'connection-reset': 'The connection breaks before an answer.',
  timeout: 'No answer, ever; the caller has to give up.',
  'malformed-json': 'The JSON of the answer stops half-way.',
  'slow-body': 'The answer begins at once, and its body comes in drips.',
  'duplicate-delivery':
    'The request arrives twice, and the caller hears the second answer; of a stream, each event arrives twice.',
} as const

export type Fault = keyof typeof FAULTS

/** The backend that answers what is `live`. */
export interface LiveBackend {
  /** Base URL of its API; null for the address that the request had anyway. */
  readonly url: string | null
  /** As of `fetch`: whether cookies go along. */
  readonly credentials: 'include' | 'same-origin' | 'omit'
  /** What else each request says: the key of a gateway. */
  readonly headers: Readonly<Record<string, string>>
}

export type Outcome =
  /** Whoever is to answer does. */
  | { readonly kind: 'handle' }
  /** One of the operation's documented problems, without asking the handler. */
  | { readonly kind: 'respond'; readonly status: number; readonly code: string; readonly retryAfter?: number }
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** How long the drips of `slow-body` take, in milliseconds. */
      readonly overMs?: number
    }

export interface Decision {
  /** Milliseconds to wait before the outcome. */
  readonly delayMs: number
  readonly outcome: Outcome
  /**
   * The live backend that is to answer; null for the mock. What goes wrong on the way does so whoever that is: an outcome can
   * keep the call from it, or spoil its answer.
   */
  readonly backend: LiveBackend | null
  /** Which rule decided, for the request log; null when none did. */
  readonly rule: string | null
}

export interface StandIn {
  /** The `Cookie` header of their session. */
  readonly cookie: string
  /** Begins the session where there is none, or it is over. */
  signIn(tx: Transaction, now: number): void
}

/** The scenario's side of the engine: `mocks/scenarios` implements it. */
export interface ScenarioDirector {
  readonly lifecycle: LifecycleSettings
  /** No request arrives at all: not even one that would be refused. */
  readonly offline: boolean
  /** Whether people sign in at the live backend. */
  readonly signsInElsewhere: boolean
  /**
   * Whoever stands in for a caller whom the mock does not know, because people sign in at the live backend: what is still mocked
   * would refuse them all. Null where they sign in here, and where nobody is to be signed in.
   */
  readonly standIn: StandIn | null
  /** Whether a call of the operation may be the live backend's to answer, so that this is to be decided before all else. */
  mayBeLive(operation: Call['operation']): boolean
  decide(call: Call): Decision
}

/** Handles everything, at once: the engine without a scenario. */
export const noScenario: ScenarioDirector = {
  lifecycle: { failureRate: 0, durationFactor: 1 },
  offline: false,
  signsInElsewhere: false,
  standIn: null,
  mayBeLive: () => false,
  decide: () => ({ delayMs: 0, outcome: { kind: 'handle' }, backend: null, rule: null }),
}
