import { type CollectionName, collections, type MailRow } from '../db/index.ts'
import type { Base, Saved } from '../db/persistence/saved.ts'
import type { LogEntry } from '../engine/request-log.ts'
import { clearedSessionCookie, sessionCookie } from '../handlers/shared/session-cookie.ts'
import { codeAt, isSecret } from '../handlers/two-factor/one-time-codes.ts'
import { secretAskedFor } from '../handlers/two-factor/second-factor.ts'
import type { ClockState, ControllableClock } from '../kernel/clock.ts'
import { InputError } from '../kernel/input.ts'
import { createRecorder, type Recorder } from '../recording/recorder.ts'
import { type ReplayReport, replay } from '../recording/replay.ts'
import type { Runtime } from '../runtime/runtime.ts'
import {
  type InlineScenario,
  inlineScenario,
  type Scenario,
  scenarioDocument,
} from '../scenarios/document.ts'
import { merge } from '../scenarios/merge.ts'
import { takePersona } from '../scenarios/persona.ts'
import type { RuleTally } from '../scenarios/scenario-engine.ts'
import { compose, placeable } from '../scenarios/selection.ts'
import { fitsBase, isSameClock } from '../scenarios/world.ts'
import { createDataBrowser, type DataBrowser } from './data-browser.ts'

/**
 * What can be done to a running mock from outside of the API: by its panel, by the admin routes, by tests.
 * Implemented once for every runtime.
 */
export interface MockControl extends DataBrowser {
  readonly scenario: Scenario
  state(): Promise<MockState>
  /**
   * Puts the mock into the scenario that the documents make together. The world goes on when it is one that the
   * scenario could have begun (same data set, seed and clock setting); otherwise the scenario's own begins.
   */
  apply(documents: readonly InlineScenario[]): Promise<Applied>
  /**
   * Changes the behavior and keeps the rest of the scenario; rules that are given take the place of all that were there.
   * The world goes on, and a rule that stays goes on counting: one that was for the next call alone does not fire again.
   */
  adjust(change: Adjustment): void
  /** What the rules of the scenario have counted so far, in their order. */
  tallies(): readonly RuleTally[]
  /** Begins the scenario's world anew. */
  reset(): Promise<Applied>
  readonly clock: { readonly now: number; readonly state: ClockState }
  /** What is due by the new time has happened when the promise resolves. */
  moveClock(change: ClockChange): Promise<void>
  /** The outbox, newest first. */
  mails(to?: string): Promise<readonly MailRow[]>
  /**
   * What an authenticator app would show now: for a secret, or for a sign-in that waits for its second step. Null when
   * there is no such sign-in, or the secret is none.
   */
  oneTimeCode(of: { readonly secret: string } | { readonly challengeId: string }): Promise<string | null>
  /** The last requests, oldest first. */
  log(): readonly LogEntry[]
  clearLog(): void
  readonly recorder: Recorder
  /**
   * Begins the world of the recorder's recording anew and does everything in it again.
   * Throws `InputError` when nothing has been recorded, `DamagedError` when its world cannot be used.
   */
  replay(): Promise<Applied & { readonly report: ReplayReport }>
  snapshot(): Promise<Saved>
  /** Throws `DamagedError`, having changed nothing, when the snapshot cannot be used. */
  restore(snapshot: unknown): Promise<Applied>
}

/** What came of putting the mock into another state. */
export interface Applied {
  readonly scenario: Scenario
  /** Whether another world has begun, so that nothing that was read before holds. */
  readonly newWorld: boolean
  /** For the caller's cookie jar: who is signed in has changed. Null when it has not. */
  readonly setCookie: string | null
}

/** What can change while everything else stays. */
export type Adjustment = Pick<InlineScenario, 'network' | 'lifecycle' | 'live' | 'rules'>

export type ClockChange =
  /** Moves by so many milliseconds; negative is back. */
  | { readonly kind: 'advance'; readonly ms: number }
  /** Stops at an instant, epoch milliseconds. */
  | { readonly kind: 'set'; readonly at: number }
  | { readonly kind: 'pause' }
  /** Goes on from where it is: 1 is as fast as real time. */
  | { readonly kind: 'speed'; readonly factor: number }
  /** Back to real time. */
  | { readonly kind: 'reset' }

interface MockState {
  readonly scenario: Scenario
  readonly world: Base & { readonly persistent: boolean }
  readonly clock: { readonly now: number; readonly state: ClockState }
  /** Rows by collection. */
  readonly counts: Readonly<Record<string, number>>
  readonly requests: number
  /** How many of the answers in the log were outside the contract. */
  readonly violations: number
}

const COLLECTION_NAMES = Object.keys(collections) as CollectionName[]

/**
 * The controls of a running mock, the same in all runtimes.
 *
 * @param onScenario is told of each scenario that the mock is put into, for a runtime that remembers it.
 */
export function createControl(
  runtime: Runtime,
  onScenario: (scenario: Scenario) => void = () => {},
): MockControl {
  const { db, clock, engine } = runtime

  const recorder = createRecorder(runtime)
  const rows = createDataBrowser(runtime)

  function setScenario(scenario: Scenario): void {
    runtime.scenario.set(scenario)
    onScenario(scenario)
  }

  function noteDirection(scenario: Scenario, enters: boolean): void {
    if (!recorder.isRunning) return
    recorder.note({ kind: 'direction', at: clock.now(), scenario: scenarioDocument.parse(scenario), enters })
  }

  /** Nobody may meet the new world before the scenario's person is signed in to it: that would be told to sign in. */
  const enter = (scenario: Scenario, newWorld: boolean): Promise<Applied> =>
    runtime.holdRequests(() => take(scenario, newWorld))

  async function take(scenario: Scenario, newWorld: boolean): Promise<Applied> {
    // Remembered first: other tabs load anew as soon as they hear of the new world, and must come up in its scenario.
    setScenario(scenario)
    // Another world is another run.
    if (newWorld) recorder.stop()
    else noteDirection(scenario, true)
    if (newWorld) await runtime.startWorld(scenario)
    const { result: cookie } = await db.transaction((tx) => takePersona(tx, scenario, clock.now()))
    // A new world knows none of the sessions of the one before: a cookie of that one would be a session that is over.
    return { scenario, newWorld, setCookie: cookie ?? (newWorld ? clearedSessionCookie()[1] : null) }
  }

  return {
    recorder,

    rows: rows.rows,
    putRow: async (collection, row) => {
      const put = await rows.putRow(collection, row)
      recorder.note({ kind: 'edit', at: clock.now(), collection, id: put.id, row: put })
      return put
    },
    removeRow: async (collection, id) => {
      await rows.removeRow(collection, id)
      recorder.note({ kind: 'edit', at: clock.now(), collection, id, row: null })
    },

    replay: async () => {
      const { recording } = recorder
      if (recording === null) throw new InputError('Nothing has been recorded.')
      recorder.stop()
      const { report, token } = await runtime.holdRequests(() =>
        replay(runtime, recording, async ({ collection, id, row }) => {
          if (row === null) await rows.removeRow(collection as CollectionName, id)
          else await rows.putRow(collection as CollectionName, row)
        }),
      )
      onScenario(runtime.scenario.document)
      const [, setCookie] = token === null ? clearedSessionCookie() : sessionCookie(token, null)
      return { report, scenario: runtime.scenario.document, newWorld: true, setCookie }
    },

    get scenario() {
      return runtime.scenario.document
    },
    get clock() {
      return { now: clock.now(), state: clock.state }
    },

    state: async () =>
      db.read((tx) => ({
        scenario: runtime.scenario.document,
        world: { ...db.base, persistent: db.persistent },
        clock: { now: clock.now(), state: clock.state },
        counts: Object.fromEntries(COLLECTION_NAMES.map((name) => [name, tx[name].count()])),
        requests: engine.log.entries().length,
        violations: engine.log.entries().filter((entry) => entry.violation !== null).length,
      })),

    apply: async (documents) => {
      const scenario = await placeable(compose(documents))
      const goesOn =
        fitsBase(scenario, db.base) && isSameClock(scenario.clock, runtime.scenario.document.clock)
      return enter(scenario, !goesOn)
    },

    reset: () => enter(runtime.scenario.document, true),

    adjust: (change) => {
      const scenario = runtime.scenario.document
      const { rules = scenario.rules, ...settings } = change
      const next = { ...merge(scenario, [settings]), name: scenario.name, rules }
      runtime.scenario.adjust(next)
      onScenario(next)
      noteDirection(next, false)
    },

    tallies: () => runtime.scenario.tallies(),

    moveClock: async (change) => {
      await db.setClock(moved(clock, change))
      await engine.tick()
    },

    mails: async (to) =>
      db.read((tx) => {
        const rows = to === undefined ? tx.mails.all() : tx.mails.by('to', to.trim().toLowerCase())
        return rows.toReversed().sort((a, b) => b.at - a.at)
      }),

    oneTimeCode: async (of) =>
      db.read((tx) => {
        const secret = 'secret' in of ? of.secret : secretAskedFor(tx, of.challengeId)
        return secret !== undefined && isSecret(secret) ? codeAt(secret, clock.now()) : null
      }),

    log: () => engine.log.entries(),
    clearLog: () => engine.log.clear(),

    snapshot: () => db.snapshot(),

    restore: async (snapshot) => {
      await db.restore(snapshot)
      recorder.stop()
      engine.log.clear()
      // The world's base is the snapshot's from here on; the scenario has to say so, or a reload would begin its own.
      const { dataset, seed, epoch, incidents = [], situations = [] } = db.base
      const at = new Date(epoch).toISOString()
      const made = inlineScenario.parse({
        name: 'snapshot',
        dataset,
        seed,
        incidents,
        situations,
        clock: clock.state.mode === 'fixed' ? { mode: 'fixed', at } : { mode: 'real' },
      })
      setScenario(merge({ ...runtime.scenario.document, name: '', incidents: [], situations: [] }, [made]))
      return { scenario: runtime.scenario.document, newWorld: true, setCookie: null }
    },
  }
}

function moved(clock: ControllableClock, change: ClockChange): ClockState {
  switch (change.kind) {
    case 'advance':
      return clock.shift(change.ms)
    case 'set':
      return clock.fix(change.at)
    case 'pause':
      return clock.pause()
    case 'speed':
      return clock.run(change.factor)
    case 'reset':
      return clock.reset()
  }
}
