import type { Transaction } from '../db/index.ts'
import type { Exchange, MatchedExchange } from './exchange.ts'
import type { Outcome } from './outcome.ts'
import type { LifecycleSettings } from './types.ts'

/** The part of an exchange that a scenario's rules look at. */
export type Call = Pick<MatchedExchange, 'operation' | 'path' | 'query' | 'body'>

/**
 * The part of an exchange that a scenario decides. The outcome applies whoever answers: it can keep a call from the live
 * backend, or spoil that one's answer.
 */
export type Decision = Pick<Exchange, 'delayMs' | 'backend' | 'rule'> & { readonly outcome: Outcome }

/** The user that mocked operations see while people sign in at the live backend. */
export interface FallbackUser {
  /** The `Cookie` header of their session. */
  readonly cookie: string
  /** Starts the session where there is none, or it is over. */
  signIn(tx: Transaction, now: number): void
}

/** The scenario in force, as the engine asks it. `mocks/scenarios` implements it. */
export interface ScenarioEngine {
  readonly lifecycle: LifecycleSettings
  /** No request arrives at all: not even one that would be refused. */
  readonly isOffline: boolean
  /** True if people sign in at the live backend. */
  readonly signsInElsewhere: boolean
  /** Null where people sign in at the mock, and where the scenario has nobody signed in. */
  readonly fallbackUser: FallbackUser | null
  /** True if a live backend may have to answer the operation, so that the scenario decides before anything else. */
  canBeLive(operation: Call['operation']): boolean
  /** Counts the call: asked once for each. */
  decide(call: Call): Decision
}

/** Handles everything at once. */
export const noScenario: ScenarioEngine = {
  lifecycle: { failureRate: 0, durationFactor: 1 },
  isOffline: false,
  signsInElsewhere: false,
  fallbackUser: null,
  canBeLive: () => false,
  decide: () => ({ delayMs: 0, outcome: { kind: 'handle' }, backend: null, rule: null }),
}
