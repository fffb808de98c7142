import { type CollectionName, collections, type MailRow } from '../db/index.ts'
import type { Base } from '../db/persistence/saved.ts'
import type { LogEntry } from '../engine/request-log.ts'
import { clearedSessionCookie, sessionCookie } from '../handlers/shared/session-cookie.ts'
import { codeAt, isSecret } from '../handlers/two-factor/one-time-codes.ts'
import { challengeSecret } from '../handlers/two-factor/second-factor.ts'
import type { ClockState } from '../kernel/clock.ts'
import { InputError } from '../kernel/input.ts'
import { createRecorder, type Recorder } from '../recording/recorder.ts'
import { type ReplayReport, replay } from '../recording/replay.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { AlwaysLive } from '../scenarios/always-live.ts'
import type { LiveState } from '../scenarios/current-scenario.ts'
import {
  type InlineScenario,
  inlineScenario,
  type Persona,
  type Scenario,
  type ScenarioChange,
  scenarioDocument,
} from '../scenarios/document.ts'
import { merge } from '../scenarios/merge.ts'
import {
  hasPersona,
  knowsSession,
  type SignedInUser,
  signedInUser,
  signInPersona,
} from '../scenarios/persona.ts'
import type { RuleTally } from '../scenarios/scenario-engine.ts'
import { checkIncidents, compose } from '../scenarios/selection.ts'
import { nameOf } from '../scenarios/selection-text.ts'
import { canContinueFrom, isSameClock } from '../scenarios/world.ts'
import { type ClockChange, moved } from './clock-change.ts'
import { createDataBrowser, type DataBrowser } from './data-browser.ts'
import {
  createOwnScenarios,
  type OwnScenarioStore,
  type OwnScenarios,
  scenariosInMemory,
} from './own-scenarios.ts'
import {
  keepInMemory,
  type ReplacedWorld,
  type ReplacedWorldStore,
  scenarioOf,
  type WorldSnapshot,
} from './replaced-world.ts'

/**
 * Controls a running mock from outside of the API: used by the devtools panel, the admin routes and tests. Shared by
 * all runtimes.
 */
export interface MockControl extends DataBrowser {
  readonly scenario: Scenario
  state(): Promise<MockState>
  /**
   * Switches to the scenario that the documents form together. Keeps the data if the scenario could have created it
   * (same data set, seed and clock setting, and its user can sign in); otherwise creates the scenario's own. Without a
   * persona, the visitor stays signed in.
   */
  apply(documents: readonly InlineScenario[], visitor?: Visitor): Promise<Applied>
  /**
   * Applies new settings and keeps the data and the rest of the scenario. New rules replace all old ones; unchanged
   * rules keep their counts, so one that applied to a single call doesn't fire again.
   */
  adjust(change: Adjustment): void
  readonly ownScenarios: OwnScenarios
  /** User of a `Cookie` header; null if nobody is signed in. */
  userOf(cookies: string | null): Promise<SignedInUser | null>
  /** Hit counts of the scenario's rules, in the order of the rules. */
  tallies(): readonly RuleTally[]
  /** True if people sign in at the live backend. */
  readonly signsInElsewhere: boolean
  /** Operations that are live whatever the scenario, with hit counts in the order of their rules; null for none. */
  alwaysLive(): (AlwaysLive & { readonly tallies: readonly RuleTally[] }) | null
  /** Resets the data to the scenario's initial state. Without a persona, the visitor stays signed in. */
  reset(visitor?: Visitor): Promise<Applied>
  /** World before the last reset, restored snapshot, replay or scenario with other data; null if there was none. */
  readonly replaced: ReplacedWorld | null
  /**
   * Brings the replaced world back. A second call brings back the one before the first.
   *
   * @throws InputError if there is none
   * @throws DamagedError if it is unusable by now
   */
  undo(visitor?: Visitor): Promise<Applied>
  readonly clock: { readonly now: number; readonly state: ClockState }
  /** Resolves once all jobs due by the new time have run. */
  moveClock(change: ClockChange): Promise<void>
  /** Sent mails, newest first. */
  mails(to?: string): Promise<readonly MailRow[]>
  /**
   * Current code of an authenticator app, for a secret or for a sign-in waiting for its second factor. Null if there is
   * no such sign-in, or the secret is invalid.
   */
  oneTimeCode(of: { readonly secret: string } | { readonly challengeId: string }): Promise<string | null>
  /** Recent requests, oldest first. */
  log(): readonly LogEntry[]
  clearLog(): void
  readonly recorder: Recorder
  /** MSW handlers that answer before the mock. */
  readonly handlers: Runtime['handlers']
  /**
   * Resets to the start of the recording and repeats everything in it.
   *
   * @throws InputError if nothing has been recorded
   * @throws DamagedError if the recording's initial state is unusable
   */
  replay(): Promise<Applied & { readonly report: ReplayReport }>
  snapshot(): Promise<WorldSnapshot>
  /**
   * Restores data, clock and scenario of a snapshot.
   *
   * @throws DamagedError if the snapshot is unusable; nothing changes then
   */
  restore(snapshot: unknown, visitor?: Visitor): Promise<Applied>
}

/** Result of switching the mock to another state. */
export interface Applied {
  readonly scenario: Scenario
  /** True if the data was replaced, so everything read before is outdated. */
  readonly newWorld: boolean
  /** Value of a `Set-Cookie` header if the signed-in user has changed; else null. */
  readonly setCookie: string | null
  /** True if a session began that did not exist before, or had ended, so the user may have been told to sign in. */
  readonly newSession: boolean
}

/** Browser in which a scenario is chosen. */
export interface Visitor {
  /** `Cookie` header. */
  readonly cookies: string | null
  /** Persona to sign in if nobody is signed in and the scenario names nobody. */
  readonly otherwise?: Persona | null
}

/** Settings that can change without resetting the rest. */
export type Adjustment = ScenarioChange

interface MockState {
  readonly scenario: Scenario
  readonly world: Base & { readonly persistent: boolean }
  readonly clock: { readonly now: number; readonly state: ClockState }
  /** Number of rows by collection. */
  readonly counts: Readonly<Record<string, number>>
  readonly live: LiveState
  readonly requests: number
  /** Number of responses in the log that violate the contract. */
  readonly violations: number
}

const COLLECTION_NAMES = Object.keys(collections) as CollectionName[]

/**
 * Creates the controls of a running mock, the same in all runtimes.
 *
 * @param onScenario called with each new scenario, for a runtime that saves it
 */
export function createControl(
  runtime: Runtime,
  onScenario: (scenario: Scenario) => void = () => {},
  replacedWorlds: ReplacedWorldStore = keepInMemory(),
  ownScenarios: OwnScenarioStore = scenariosInMemory(),
): MockControl {
  const { db, clock, engine } = runtime

  const recorder = createRecorder(runtime)
  const rows = createDataBrowser(runtime)

  function setScenario(scenario: Scenario): void {
    onScenario(scenario)
    runtime.scenario.set(scenario)
  }

  function noteDirection(scenario: Scenario, enters: boolean): void {
    if (!recorder.isRunning) return
    recorder.note({ kind: 'direction', at: clock.now(), scenario: scenarioDocument.parse(scenario), enters })
  }

  async function applyScenario(scenario: Scenario, newWorld: boolean, visitor?: Visitor): Promise<Applied> {
    const before = visitor === undefined ? null : await userOf(visitor.cookies)
    // Save the scenario first: other tabs reload as soon as they hear of the reset, and must start in it.
    setScenario(scenario)
    // A recording belongs to one set of data.
    if (newWorld) recorder.stop()
    else noteDirection(scenario, true)
    if (newWorld) await runtime.startWorld(scenario)
    const { result: signIn } = await db.transaction((tx) => {
      // With a live sign-in, a session of the mock would hide the backend's.
      const stays =
        visitor === undefined ||
        runtime.scenario.signsInElsewhere ||
        signedInUser(tx, visitor.cookies, clock.now()) !== null
      const persona = stays ? null : (before?.persona ?? visitor.otherwise ?? null)
      return signInPersona(tx, { ...scenario, persona: scenario.persona ?? persona }, clock.now())
    })
    // The new data has no sessions of the old one: an old cookie would look like an expired session.
    const setCookie = signIn.setCookie ?? (newWorld ? clearedSessionCookie()[1] : null)
    return { scenario, newWorld, setCookie, newSession: signIn.isNew }
  }

  const snapshot = async (): Promise<WorldSnapshot> => ({
    ...(await db.snapshot()),
    scenario: scenarioDocument.parse(runtime.scenario.document),
  })

  const replace = async <T>(by: ReplacedWorld['by'], change: () => Promise<T>): Promise<T> => {
    const before = { by, snapshot: await snapshot() }
    const result = await change()
    replacedWorlds.write(before)
    return result
  }

  async function restore(saved: unknown, visitor?: Visitor): Promise<Applied> {
    const kept = scenarioOf(saved)
    const before = visitor === undefined ? null : await userOf(visitor.cookies)
    await db.restore(saved)
    recorder.stop()
    engine.log.clear()
    setScenario(kept === null ? scenarioLike(runtime.scenario.document) : compose([kept]))
    const { document: scenario } = runtime.scenario
    const { result: signIn } = await db.transaction((tx) => {
      // A session that has ended in the restored data stays so.
      const isUnknown = visitor !== undefined && !knowsSession(tx, visitor.cookies)
      const persona = isUnknown ? (before?.persona ?? null) : null
      return signInPersona(tx, { ...scenario, persona, session: 'valid' }, clock.now())
    })
    return { scenario, newWorld: true, setCookie: signIn.setCookie, newSession: signIn.isNew }
  }

  /** Scenario for restored data without one: the present one, with the base of the data, or a reload would replace them. */
  function scenarioLike(present: Scenario): Scenario {
    const { dataset, seed, epoch, incidents = [], seedVariants = [] } = db.base
    const at = new Date(epoch).toISOString()
    const made = inlineScenario.parse({
      name: 'snapshot',
      dataset,
      seed,
      incidents,
      seedVariants,
      clock: clock.state.mode === 'fixed' ? { mode: 'fixed', at } : { mode: 'real' },
    })
    return merge({ ...present, name: '', incidents: [], seedVariants: [] }, [made])
  }

  async function userOf(cookies: string | null): Promise<SignedInUser | null> {
    return db.read((tx) => signedInUser(tx, cookies, clock.now()))
  }

  return {
    recorder,

    rows: rows.rows,
    putRow: async (collection, row, replaced) => {
      const put = await rows.putRow(collection, row, replaced)
      if (replaced !== undefined && replaced !== put.id)
        recorder.note({ kind: 'edit', at: clock.now(), collection, id: replaced, row: null })
      recorder.note({ kind: 'edit', at: clock.now(), collection, id: put.id, row: put })
      return put
    },
    removeRow: async (collection, id) => {
      await rows.removeRow(collection, id)
      recorder.note({ kind: 'edit', at: clock.now(), collection, id, row: null })
    },

    replay: async () => {
      const { recording } = recorder
      if (recording === null)
        throw new InputError('There is no recording. Start one, use the app, then stop it.')
      recorder.stop()
      const { report, token } = await replace('replay', () =>
        runtime.holdRequests(() =>
          replay(runtime, recording, async ({ collection, id, row }) => {
            if (row === null) await rows.removeRow(collection as CollectionName, id)
            else await rows.putRow(collection as CollectionName, row)
          }),
        ),
      )
      onScenario(runtime.scenario.document)
      const [, setCookie] = token === null ? clearedSessionCookie() : sessionCookie(token, null)
      return { report, scenario: runtime.scenario.document, newWorld: true, setCookie, newSession: false }
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
        live: runtime.scenario.live,
        requests: engine.log.entries().length,
        violations: engine.log.entries().filter((entry) => entry.violation !== null).length,
      })),

    // A request between the change of the data and the sign-in would get a 401.
    apply: (documents, visitor) =>
      runtime.holdRequests(async () => {
        const scenario = await checkIncidents(compose(documents))
        const goesOn =
          canContinueFrom(scenario, db.base) &&
          isSameClock(scenario.clock, runtime.scenario.document.clock) &&
          (await db.read((tx) => hasPersona(tx, scenario)))
        if (goesOn) return applyScenario(scenario, false, visitor)
        return replace('scenario', () => applyScenario(scenario, true, visitor))
      }),

    reset: (visitor) =>
      runtime.holdRequests(() =>
        replace('reset', () => applyScenario(runtime.scenario.document, true, visitor)),
      ),

    get replaced() {
      return replacedWorlds.read()
    },
    undo: async (visitor) => {
      const replaced = replacedWorlds.read()
      if (replaced === null) throw new InputError('There is nothing to undo.')
      return runtime.holdRequests(() => replace(replaced.by, () => restore(replaced.snapshot, visitor)))
    },

    adjust: (change) => {
      const scenario = runtime.scenario.document
      const { rules = scenario.rules, ...settings } = change
      const changed = { ...merge(scenario, [settings]), name: scenario.name, rules }
      const next = { ...changed, name: nameOf(changed) }
      onScenario(next)
      runtime.scenario.adjust(next)
      noteDirection(next, false)
    },

    ownScenarios: createOwnScenarios(ownScenarios),
    userOf,
    tallies: () => runtime.scenario.tallies(),
    get signsInElsewhere() {
      return runtime.scenario.signsInElsewhere
    },
    alwaysLive: () => {
      const { alwaysLive } = runtime.scenario
      return alwaysLive && { ...alwaysLive, tallies: runtime.scenario.alwaysLiveTallies() }
    },

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
        const secret = 'secret' in of ? of.secret : challengeSecret(tx, of.challengeId)
        return secret !== undefined && isSecret(secret) ? codeAt(secret, clock.now()) : null
      }),

    handlers: runtime.handlers,
    log: () => engine.log.entries(),
    clearLog: () => engine.log.clear(),

    snapshot,

    restore: (saved, visitor) =>
      runtime.holdRequests(() => replace('snapshot', () => restore(saved, visitor))),
  }
}
