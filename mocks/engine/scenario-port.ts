import type { Transaction } from '../db/index.ts'
import type { Exchange, MatchedExchange } from './exchange.ts'
import type { Outcome } from './outcome.ts'
import type { LifecycleSettings } from './types.ts'

/** Part of an exchange that scenario rules match. */
export type Call = Pick<MatchedExchange, 'operation' | 'path' | 'query' | 'body'>

/**
 * Part of an exchange that a scenario decides. The outcome also applies to live operations: it can replace or alter
 * the backend's response.
 */
export type Decision = Pick<Exchange, 'delayMs' | 'backend' | 'rule'> & { readonly outcome: Outcome }

/** User of mocked operations for callers whose session or API key only the live backend knows. */
export interface FallbackUser {
  /** `Cookie` header of the session. */
  readonly cookie: string
  /** Starts the session if there is none or it has expired. */
  signIn(tx: Transaction, now: number): void
}

/** Active scenario, as seen by the engine; implemented in `mocks/scenarios`. */
export interface ScenarioEngine {
  readonly lifecycle: LifecycleSettings
  /** True if no request arrives at all. */
  readonly isOffline: boolean
  /** True if no session ends by time. */
  readonly sessionsLast: boolean
  /** True if people sign in at the live backend. */
  readonly hasLiveSignIn: boolean
  /** Null if nothing is live, or if the scenario is signed out and sign-in is not live. */
  readonly fallbackUser: FallbackUser | null
  /** True if a live backend may handle the operation; then the scenario decides before anything else. */
  canBeLive(operation: Call['operation']): boolean
  /** Counts the call, so call it once for each exchange. */
  decide(call: Call): Decision
}

/** Default: everything is handled at once. */
export const noScenario: ScenarioEngine = {
  lifecycle: { failureRate: 0, durationFactor: 1 },
  isOffline: false,
  sessionsLast: false,
  hasLiveSignIn: false,
  fallbackUser: null,
  canBeLive: () => false,
  decide: () => ({ delayMs: 0, outcome: { kind: 'handle' }, backend: null, rule: null }),
}
