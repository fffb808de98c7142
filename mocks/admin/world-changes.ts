import type { CollectionName } from '../db/index.ts'
import { clearedSessionCookie, sessionCookie } from '../handlers/shared/session-cookie.ts'
import { InputError } from '../kernel/input.ts'
import type { Recorder } from '../recording/recorder.ts'
import { type RecordedEdit, type ReplayReport, replay } from '../recording/replay.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { checkIncidents } from '../scenarios/check-incidents.ts'
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
import { compose } from '../scenarios/selection.ts'
import { nameOf } from '../scenarios/selection-text.ts'
import { canContinueFrom, isSameClock } from '../scenarios/world.ts'
import type { DataBrowser } from './data-browser.ts'
import {
  type ReplacedWorld,
  type ReplacedWorldStore,
  scenarioOf,
  type WorldSnapshot,
} from './replaced-world.ts'

/** Part of the controls that switches the mock to another state: its scenario, its data, or both. */
export interface WorldChanges {
  /**
   * Switches to the scenario that the documents form together. Keeps the data if the scenario could have created it
   * (`canContinueFrom`, same clock, and its user can sign in); otherwise creates the scenario's own. Without a
   * persona, the visitor stays signed in.
   */
  apply(documents: readonly InlineScenario[], visitor?: Visitor): Promise<Applied>
  /**
   * Applies new settings and keeps the data and the rest of the scenario. New rules replace all old ones; unchanged
   * rules keep their counts, so one that applied to a single call doesn't fire again.
   */
  adjust(change: Adjustment): void
  /** User of a `Cookie` header; null if nobody is signed in. */
  userOf(cookies: string | null): Promise<SignedInUser | null>
  /**
   * Resets the data to the initial state of the scenario, or of the one that the documents form. Without a persona, the
   * visitor stays signed in.
   */
  reset(visitor?: Visitor, documents?: readonly InlineScenario[]): Promise<Applied>
  /** World before the last reset, restored snapshot, replay or scenario with other data; null if there was none. */
  readonly replaced: ReplacedWorld | null
  /**
   * Restores the replaced world. A second call undoes the first.
   *
   * @throws InputError if there is none
   * @throws DamagedError if it is unusable by now
   */
  undo(visitor?: Visitor): Promise<Applied>
  /**
   * Resets to the start of the recording and repeats everything in it.
   *
   * @throws InputError if nothing has been recorded, or a step can't be repeated; nothing changes then
   * @throws DamagedError if the recording's initial state is unusable; nothing changes then
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
  /** True if a session has started, so the page may still show that the user is signed out. */
  readonly newSession: boolean
}

/** Browser in which a scenario is chosen. */
export interface Visitor {
  /** `Cookie` header. */
  readonly cookies: string | null
  /** Persona to sign in if nobody is signed in and the scenario names nobody. */
  readonly otherwise?: Persona | null
  /**
   * Stores the cookie of the result before the next request is answered: with the old one, that request would get a 401.
   * A visitor without it gets the cookie with the result only.
   */
  readonly keepCookie?: (setCookie: string) => void
}

/** Settings that can change without resetting the rest. */
export type Adjustment = ScenarioChange

interface WorldParts {
  readonly runtime: Runtime
  readonly rows: DataBrowser
  readonly recorder: Recorder
  /** Called with each new scenario. */
  readonly onScenario: (scenario: Scenario) => void
  readonly replacedWorlds: ReplacedWorldStore
}

export function createWorldChanges({
  runtime,
  rows,
  recorder,
  onScenario,
  replacedWorlds,
}: WorldParts): WorldChanges {
  const { db, clock, engine } = runtime

  function setScenario(scenario: Scenario): void {
    onScenario(scenario)
    runtime.scenario.set(scenario)
  }

  function recordSwitch(scenario: Scenario, signsIn: boolean): void {
    if (!recorder.isRunning) return
    recorder.addStep({
      kind: 'scenario',
      at: clock.now(),
      scenario: scenarioDocument.parse(scenario),
      signsIn,
    })
  }

  async function applyScenario(scenario: Scenario, newWorld: boolean, visitor?: Visitor): Promise<Applied> {
    const before = visitor === undefined ? null : await userOf(visitor.cookies)
    // Save the scenario first: other tabs reload as soon as they hear of the reset, and must start in it.
    setScenario(scenario)
    // A recording belongs to one set of data.
    if (newWorld) recorder.stop()
    else recordSwitch(scenario, true)
    if (newWorld) await runtime.startWorld(scenario)
    const { result: signIn } = await db.transaction((tx) => {
      // With a live sign-in, a session of the mock would hide the backend's.
      const stays =
        visitor === undefined ||
        runtime.scenario.hasLiveSignIn ||
        signedInUser(tx, visitor.cookies, clock.now()) !== null
      const persona = stays ? null : (before?.persona ?? visitor.otherwise ?? null)
      return signInPersona(tx, { ...scenario, persona: scenario.persona ?? persona }, clock.now())
    })
    // The new data has no sessions of the old one: an old cookie would look like an expired session.
    const setCookie = signIn.setCookie ?? (newWorld ? clearedSessionCookie()[1] : null)
    return storeCookie({ scenario, newWorld, setCookie, newSession: signIn.isNew }, visitor)
  }

  const snapshot = async (): Promise<WorldSnapshot> => ({
    ...(await db.snapshot()),
    scenario: scenarioDocument.parse(runtime.scenario.document),
  })

  /** Keeps the replaced world for `undo`. */
  const replace = async <T>(
    by: ReplacedWorld['by'],
    change: (before: WorldSnapshot) => Promise<T>,
  ): Promise<T> => {
    const before = { by, snapshot: await snapshot() }
    const result = await change(before.snapshot)
    replacedWorlds.write(before)
    return result
  }

  async function restore(saved: unknown, visitor?: Visitor): Promise<Applied> {
    const kept = scenarioOf(saved)
    const before = visitor === undefined ? null : await userOf(visitor.cookies)
    await db.restore(saved)
    await runtime.limitLeap()
    recorder.stop()
    engine.log.clear()
    setScenario(kept === null ? scenarioOfData(runtime.scenario.document) : compose([kept]))
    const { document: scenario } = runtime.scenario
    const { result: signIn } = await db.transaction((tx) => {
      // A session that has ended in the restored data stays so.
      const isUnknown = visitor !== undefined && !knowsSession(tx, visitor.cookies)
      const persona = isUnknown ? (before?.persona ?? null) : null
      return signInPersona(tx, { ...scenario, persona, session: 'valid' }, clock.now())
    })
    return storeCookie(
      { scenario, newWorld: true, setCookie: signIn.setCookie, newSession: signIn.isNew },
      visitor,
    )
  }

  /** Current scenario with the base of the restored data; with another base, a reload would replace them. */
  function scenarioOfData(current: Scenario): Scenario {
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
    return merge({ ...current, name: '', incidents: [], seedVariants: [] }, [made])
  }

  async function userOf(cookies: string | null): Promise<SignedInUser | null> {
    return db.read((tx) => signedInUser(tx, cookies, clock.now()))
  }

  return {
    userOf,

    // A request between the change of the data and the sign-in would get a 401.
    apply: (documents, visitor) =>
      runtime.holdRequests(async () => {
        const scenario = await checkIncidents(compose(documents))
        const keepsData =
          canContinueFrom(scenario, db.base) &&
          isSameClock(scenario.clock, runtime.scenario.document.clock) &&
          (await db.read((tx) => hasPersona(tx, scenario)))
        if (keepsData) return applyScenario(scenario, false, visitor)
        return replace('scenario', () => applyScenario(scenario, true, visitor))
      }),

    reset: (visitor, documents) =>
      runtime.holdRequests(async () => {
        const scenario = documents ? await checkIncidents(compose(documents)) : runtime.scenario.document
        return replace('reset', () => applyScenario(scenario, true, visitor))
      }),

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
      recordSwitch(next, false)
    },

    replay: async () => {
      const { recording } = recorder
      if (recording === null)
        throw new InputError('There is no recording. Start one, use the app, then stop it.')
      recorder.stop()
      const edit = async ({ collection, id, row }: RecordedEdit) => {
        if (row === null) await rows.removeRow(collection as CollectionName, id)
        else await rows.putRow(collection as CollectionName, row)
      }
      const { report, token } = await runtime.holdRequests(() =>
        replace('replay', async (before) => {
          try {
            return await replay(runtime, recording, edit)
          } catch (error) {
            await restore(before)
            throw error
          }
        }),
      )
      onScenario(runtime.scenario.document)
      const [, setCookie] = token === null ? clearedSessionCookie() : sessionCookie(token, null)
      return { report, scenario: runtime.scenario.document, newWorld: true, setCookie, newSession: false }
    },

    snapshot,

    restore: (saved, visitor) =>
      runtime.holdRequests(() => replace('snapshot', () => restore(saved, visitor))),
  }
}

/** Lets the visitor store the cookie. Call it while requests are held. */
function storeCookie(applied: Applied, visitor: Visitor | undefined): Applied {
  if (applied.setCookie !== null) visitor?.keepCookie?.(applied.setCookie)
  return applied
}
