import { operations } from '../contract/operations.gen.ts'
import type { Call, Decision, FallbackUser, ScenarioEngine } from '../engine/scenario-port.ts'
import type { LifecycleSettings } from '../engine/types.ts'
import { type AlwaysLive, effectiveBackend, withAlwaysLive } from './always-live.ts'
import type { Scenario } from './document.ts'
import {
  type CountingScenarioEngine,
  type Counts,
  createScenarioEngine,
  type RuleTally,
} from './scenario-engine.ts'
import type { OperationId } from './target.ts'

export interface LiveState {
  /** Base URL of the backend's API; null for the URL of the request. */
  readonly url: string | null
  /** Operations that it handles, unless a rule forces an outcome. */
  readonly operations: readonly OperationId[]
}

/** The active scenario. The engine reads it on every request, so it can change while the mock runs. */
export class CurrentScenario implements ScenarioEngine {
  readonly alwaysLive: AlwaysLive | null
  #scenario: Scenario
  #engine: CountingScenarioEngine

  /** @param alwaysLive operations served by a live backend whatever the scenario */
  constructor(scenario: Scenario, alwaysLive: AlwaysLive | null = null) {
    this.alwaysLive = alwaysLive
    this.#scenario = scenario
    this.#engine = this.#engineOf(scenario)
  }

  get document(): Scenario {
    return this.#scenario
  }

  /** Replaces the scenario and resets the counts of its rules. */
  set(next: Scenario): void {
    this.#scenario = next
    this.#engine = this.#engineOf(next)
  }

  /** Replaces the scenario. Unchanged rules keep their counts. */
  adjust(next: Scenario): void {
    this.#scenario = next
    this.#engine = this.#engineOf(next, this.counts())
  }

  /** Restores the counts of the same scenario after a reload. */
  resume(before: Counts): void {
    this.#engine = this.#engineOf(this.#scenario, before)
  }

  /** Counters of the scenario's own rules, in their order. */
  tallies(): readonly RuleTally[] {
    return this.#engine.tallies().slice(this.alwaysLive?.rules.length ?? 0)
  }

  /** Counters of the rules of `alwaysLive`. */
  alwaysLiveTallies(): readonly RuleTally[] {
    return this.#engine.tallies().slice(0, this.alwaysLive?.rules.length ?? 0)
  }

  /** Live operations and their backend. */
  get live(): LiveState {
    const { url } = this.alwaysLive
      ? effectiveBackend(this.#scenario, this.alwaysLive.backend)
      : this.#scenario.live
    const live = Object.values(operations).filter((operation) => this.#engine.isLive(operation))
    return { url, operations: live.map(({ id }) => id) }
  }

  counts(): Counts {
    return this.#engine.counts()
  }

  get lifecycle(): LifecycleSettings {
    return this.#engine.lifecycle
  }

  get isOffline(): boolean {
    return this.#engine.isOffline
  }

  get sessionsLast(): boolean {
    return this.#engine.sessionsLast
  }

  get hasLiveSignIn(): boolean {
    return this.#engine.hasLiveSignIn
  }

  get fallbackUser(): FallbackUser | null {
    return this.#engine.fallbackUser
  }

  canBeLive(operation: Call['operation']): boolean {
    return this.#engine.canBeLive(operation)
  }

  decide(call: Call): Decision {
    return this.#engine.decide(call)
  }

  #engineOf(scenario: Scenario, before?: Counts): CountingScenarioEngine {
    const { alwaysLive } = this
    if (alwaysLive === null) return createScenarioEngine(scenario, before)
    return createScenarioEngine(withAlwaysLive(scenario, alwaysLive), before, alwaysLive.rules.length)
  }
}
