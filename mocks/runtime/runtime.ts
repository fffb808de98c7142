import { createEmitter } from '#src/emitter.ts'
import { type Change, collections, type WorldRows } from '../db/index.ts'
import { openDatabase } from '../db/persistence/live.ts'
import type { DatabaseEvent, LiveDatabase } from '../db/persistence/live-database.ts'
import { type Base, baseOf } from '../db/persistence/saved.ts'
import type { Store } from '../db/persistence/store.ts'
import { createEngine } from '../engine/engine.ts'
import type { EngineEvent } from '../engine/events.ts'
import type { MatchedExchange } from '../engine/exchange.ts'
import { LiveBackendUnreachable, type LiveReply } from '../engine/live.ts'
import type { Engine } from '../engine/ports.ts'
import type { EngineOutcome, EngineRequest } from '../engine/types.ts'
import { type ControllableClock, createClock, worldTime } from '../kernel/clock.ts'
import { sleep, stopwatch } from '../kernel/real-time.ts'
import type { AlwaysLive } from '../scenarios/always-live.ts'
import { clockStateFor } from '../scenarios/clock-state.ts'
import { CurrentScenario } from '../scenarios/current-scenario.ts'
import type { Scenario } from '../scenarios/document.ts'
import { canContinueFrom } from '../scenarios/world.ts'
import { seedWorld } from '../seed/index.ts'
import { API_BASE } from './addresses.ts'
import { limitLeap } from './clock-leap.ts'
import { cloud } from './cloud.ts'
import type { HandlerOverrideList } from './handler-override-list.ts'
import { RequestGate } from './request-gate.ts'

export type RuntimeEvent = EngineEvent | DatabaseEvent

/** Differences between a page, Vitest and the HTTP server. */
export interface Platform {
  readonly store: Store
  /** Called before the start replaces stored data that the scenario can't continue. */
  backUp?(): void
  /** Creates the rows of a base, where a platform caches them. */
  seed?(base: Base): Promise<WorldRows>
  /** Real time in epoch milliseconds. */
  realNow(): number
  /** Replaces waiting in real time, for tests; rejects when the signal aborts. */
  sleep?(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Origin and base path of the app, without a trailing slash, for links in mails. */
  readonly appUrl: string
  /** True for origins whose pages may send requests with cookies, besides the API's own and that of `appUrl`. */
  trustsOrigin?(origin: string): boolean
  /** Operations served by a live backend, whatever the scenario. */
  readonly alwaysLive?: AlwaysLive | null
  /** Forwards a request to its live backend (`live.ts`). Not set if there is none. */
  live?(exchange: MatchedExchange): Promise<LiveReply>
  /** MSW handlers that respond before the mock, where functions can be added. */
  readonly handlers?: HandlerOverrideList
  report(event: RuntimeEvent): void
}

/** A running mock. */
export interface Runtime {
  readonly db: LiveDatabase<typeof collections>
  readonly clock: ControllableClock
  readonly engine: Engine
  readonly scenario: CurrentScenario
  readonly handlers: HandlerOverrideList
  readonly appUrl: string
  handle(request: EngineRequest): Promise<EngineOutcome>
  /** Runs a change of several steps once the requests in progress are done. Later requests wait for it. */
  holdRequests<T>(run: () => Promise<T>): Promise<T>
  /** Runs due jobs without a request. */
  tick(): Promise<void>
  /** Sets back a clock that is too far ahead of the data (`clock-leap.ts`). */
  limitLeap(): Promise<void>
  /** Replaces the data by the scenario's seed. */
  startWorld(scenario: Scenario): Promise<void>
  /** @returns a function that unsubscribes */
  onEvent(listener: (event: RuntimeEvent) => void): () => void
  close(): Promise<void>
}

/**
 * Starts the mock on a platform. Continues with the stored data if the scenario could have created it; otherwise
 * creates the scenario's own.
 *
 * @param first scenario to start in if nothing is stored
 */
export async function startRuntime(
  platform: Platform,
  scenario: Scenario,
  first: Scenario = scenario,
): Promise<Runtime> {
  const { realNow } = platform
  const appOrigin = new URL(platform.appUrl).origin
  const events = createEmitter<RuntimeEvent>()
  events.subscribe(platform.report)
  const report = (event: RuntimeEvent) => {
    if (event.kind === 'remote-change' && event.change.kind === 'rows') {
      engine.announce(event.change.changes as readonly Change[])
    }
    events.emit(event)
  }
  // Stored data sets the clock to its saved state.
  const clock = createClock(realNow, clockStateFor(first.clock, realNow()))
  const db = await openDatabase({
    collections,
    store: platform.store,
    base: baseOf({ ...first, epoch: clock.now() }),
    seed: platform.seed ?? seedWorld,
    clock,
    realNow,
    report,
  })
  const current = new CurrentScenario(db.isNew ? first : scenario, platform.alwaysLive)
  const continuesStored = canContinueFrom(current.document, db.base)
  const engine = createEngine({
    cloud,
    clock,
    get seed() {
      return db.base.seed
    },
    db,
    scenario: current,
    basePath: API_BASE,
    appUrl: platform.appUrl,
    trustsOrigin: (origin) => origin === appOrigin || platform.trustsOrigin?.(origin) === true,
    sleep: platform.sleep ?? sleep,
    stopwatch,
    live: platform.live ?? noLiveBackend,
    report,
  })
  async function startWorld(next: Scenario): Promise<void> {
    current.set(next)
    const state = clockStateFor(next.clock, realNow())
    await db.reset(baseOf({ ...next, epoch: worldTime(state, realNow()) }), state)
    engine.log.clear()
  }
  const limit = () => limitLeap(db, clock)
  if (continuesStored) await limit()
  else {
    platform.backUp?.()
    await startWorld(current.document)
  }

  const gate = new RequestGate()
  return {
    db,
    clock,
    engine,
    scenario: current,
    handlers: platform.handlers ?? { list: () => [], remove: () => false },
    appUrl: platform.appUrl,
    handle: (request) => gate.request((waitUnlocked) => engine.handle(request, waitUnlocked)),
    holdRequests: (run) => gate.change(run),
    tick: async () => {
      await limit()
      await engine.tick()
    },
    limitLeap: limit,
    startWorld,
    onEvent: events.subscribe,
    close: () => db.close(),
  }
}

/** True for events that must not occur in a correct mock. */
export function isFailure({ kind }: RuntimeEvent): boolean {
  return FAILURES.has(kind)
}

const FAILURES: ReadonlySet<RuntimeEvent['kind']> = new Set([
  'storage',
  'violation',
  'live-silent',
  'handler-failed',
  'job-failed',
  'tick-failed',
])

async function noLiveBackend({ request }: MatchedExchange): Promise<never> {
  throw new LiveBackendUnreachable(request.url, 'this runtime can’t forward requests')
}
