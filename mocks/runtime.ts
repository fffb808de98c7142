import { API_BASE } from './addresses.ts'
import { cloud } from './cloud.ts'
import { type Changes, collections, type WorldRows } from './db/index.ts'
import {
  type LiveDatabase,
  openDatabase,
  type RemoteChange,
  type StorageNotice,
} from './db/persistence/live.ts'
import { type Base, baseOf } from './db/persistence/saved.ts'
import type { Store } from './db/persistence/store.ts'
import type { Violation } from './engine/contract-check.ts'
import { createEngine } from './engine/engine.ts'
import { type LiveAnswer, LiveBackendSilent, type LiveCall } from './engine/live.ts'
import type { Engine } from './engine/ports.ts'
import type { LogEntry } from './engine/request-log.ts'
import type { ScenarioDirector } from './engine/scenario-port.ts'
import type { EngineOutcome, EngineRequest } from './engine/types.ts'
import { type ControllableClock, createClock, worldTime } from './kernel/clock.ts'
import { Queue } from './kernel/queue.ts'
import { type AlwaysLive, withAlwaysLive } from './scenarios/always-live.ts'
import { clockStateFor } from './scenarios/clock-state.ts'
import { type Counts, createDirector, type RuleTally } from './scenarios/director.ts'
import type { Scenario } from './scenarios/document.ts'
import { fitsBase } from './scenarios/world.ts'
import { seedWorld } from './seed/index.ts'
import { stopwatch } from './stopwatch.ts'

/** What differs between a page, Vitest and the HTTP server. */
export interface Platform {
  readonly store: Store
  /** Makes the rows of a world, where that is not done afresh each time. */
  seed?(base: Base): Promise<WorldRows>
  /** Real time, epoch milliseconds. */
  realNow(): number
  /** Real waiting; rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Origin and base path of the app, without a trailing slash, for links in mails. */
  readonly appUrl: string
  /** What a live backend answers whatever the scenario. */
  readonly alwaysLive?: AlwaysLive | null
  /** Sends a call on to the live backend (`mocks/live.ts`); without it there is none. */
  live?(call: LiveCall): Promise<LiveAnswer>
  onNotice(notice: StorageNotice): void
  onViolation(violation: Violation): void
  /** A live backend gave no answer. */
  onSilence?(silence: LiveBackendSilent): void
  /** A live backend refused somebody whom it can't know: they have signed in at the mock. */
  onUnknownCaller?(operationId: string): void
  /** A line has been written into the request log. */
  onLogged?(entry: LogEntry): void
  onError(error: unknown, operationId: string): void
  /** Another tab changed or replaced the world. */
  onRemoteChange?(change: RemoteChange): void
}

/** A running mock. */
export interface Runtime {
  readonly platform: Platform
  readonly db: LiveDatabase<typeof collections>
  readonly clock: ControllableClock
  readonly engine: Engine
  readonly scenario: Scenario
  handle(request: EngineRequest): Promise<EngineOutcome>
  /** Keeps requests waiting while something is done that nobody may see half done. */
  whileNobodyAsks<T>(run: () => Promise<T>): Promise<T>
  /** Begins the world of a scenario anew. */
  begin(scenario: Scenario): Promise<void>
  /** Takes over how a scenario behaves (network, life cycles, rules), keeping the world. Rules count from the start. */
  direct(scenario: Scenario): void
  /** The same, where rules that were there before go on counting. */
  redirect(scenario: Scenario): void
  /** What the rules of the scenario have counted so far, in their order. */
  tallies(): readonly RuleTally[]
  /** What has been counted under the scenario, by rules and of calls. */
  counts(): Counts
  /** Takes up what was counted under the same scenario by a runtime before this one. */
  goOnCounting(before: Counts): void
  close(): Promise<void>
}

/**
 * Puts the mock together on a platform. The world that is stored goes on when it is one of the scenario's; else that begins.
 *
 * @param first the scenario to begin in where no world is stored
 */
export async function startRuntime(
  platform: Platform,
  scenario: Scenario,
  first: Scenario = scenario,
): Promise<Runtime> {
  // A world that is stored sets the clock as it left it.
  const clock = createClock(platform.realNow, clockStateFor(first.clock, platform.realNow()))
  const db = await openDatabase({
    collections,
    store: platform.store,
    base: baseOf({ ...first, epoch: clock.now() }),
    seed: platform.seed ?? seedWorld,
    clock,
    realNow: platform.realNow,
    onNotice: platform.onNotice,
    onRemoteChange: (change) => {
      if (change.kind === 'rows') engine.announce(change.changes as Changes)
      platform.onRemoteChange?.(change)
    },
  })
  let current = db.isNew ? first : scenario
  const { alwaysLive } = platform
  const directorOf = (next: Scenario, before?: Counts) =>
    createDirector(alwaysLive ? withAlwaysLive(next, alwaysLive) : next, before)
  let director = directorOf(current)

  const begin = async (next: Scenario) => {
    direct(next)
    const state = clockStateFor(next.clock, platform.realNow())
    await db.reset(baseOf({ ...next, epoch: worldTime(state, platform.realNow()) }), state)
    engine.log.clear()
  }
  const direct = (next: Scenario) => {
    current = next
    director = directorOf(next)
  }
  const redirect = (next: Scenario) => {
    current = next
    director = directorOf(next, director.counts())
  }

  // The engine asks on every request, so that a scenario can change under it.
  const currentDirector: ScenarioDirector = {
    get lifecycle() {
      return director.lifecycle
    },
    get offline() {
      return director.offline
    },
    get signsInElsewhere() {
      return director.signsInElsewhere
    },
    get standIn() {
      return director.standIn
    },
    mayBeLive: (operation) => director.mayBeLive(operation),
    decide: (call) => director.decide(call),
  }
  const engine = createEngine(
    {
      clock,
      get seed() {
        return db.base.seed
      },
      db,
      director: currentDirector,
      basePath: API_BASE,
      appUrl: platform.appUrl,
      sleep: platform.sleep,
      stopwatch,
      live: platform.live ?? noWay,
      onViolation: platform.onViolation,
      onSilence: (silence) => platform.onSilence?.(silence),
      onUnknownCaller: (operationId) => platform.onUnknownCaller?.(operationId),
      ...(platform.onLogged && { onLogged: platform.onLogged }),
      onError: platform.onError,
    },
    cloud,
  )
  if (!fitsBase(current, db.base)) await begin(current)

  const turns = new Queue()

  return {
    platform,
    db,
    clock,
    engine,
    get scenario() {
      return current
    },
    handle: (request) => {
      // Its turn is to begin: requests wait for what nobody may see half done, and not for one another.
      if (!turns.isBusy) return engine.handle(request)
      return turns.run(() => ({ outcome: engine.handle(request) })).then(({ outcome }) => outcome)
    },
    whileNobodyAsks: (run) => turns.run(run),
    begin,
    direct,
    redirect,
    tallies: () => director.tallies().slice(alwaysLive?.rules.length ?? 0),
    counts: () => director.counts(),
    goOnCounting: (before) => {
      director = directorOf(current, before)
    },
    close: () => db.close(),
  }
}

async function noWay({ request }: LiveCall): Promise<never> {
  throw new LiveBackendSilent(request.url, 'this mock has no way to one')
}
