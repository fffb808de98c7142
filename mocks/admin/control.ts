import { type CollectionName, collections, type MailRow } from '../db/index.ts'
import type { Base } from '../db/persistence/saved.ts'
import type { LogEntry } from '../engine/request-log.ts'
import { codeAt, isSecret } from '../handlers/two-factor/one-time-codes.ts'
import { challengeSecret } from '../handlers/two-factor/second-factor.ts'
import type { ClockState } from '../kernel/clock.ts'
import { createRecorder, type Recorder } from '../recording/recorder.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { AlwaysLive } from '../scenarios/always-live.ts'
import type { LiveState } from '../scenarios/current-scenario.ts'
import type { Scenario } from '../scenarios/document.ts'
import type { RuleTally } from '../scenarios/scenario-engine.ts'
import { applyClockChange, type ClockChange } from './clock-change.ts'
import { createDataBrowser, type DataBrowser } from './data-browser.ts'
import { type ReplacedWorldStore, replacedWorldInMemory } from './replaced-world.ts'
import {
  createSavedScenarios,
  type SavedScenarioStore,
  type SavedScenarios,
  scenariosInMemory,
} from './saved-scenarios.ts'
import { createWorldChanges, type WorldChanges } from './world-changes.ts'

export type { Adjustment, Applied, Visitor } from './world-changes.ts'

/**
 * Controls a running mock from outside of the API: used by the devtools panel, the admin routes and tests. Shared by
 * all runtimes.
 */
export interface MockControl extends DataBrowser, WorldChanges {
  readonly scenario: Scenario
  state(): Promise<MockState>
  readonly savedScenarios: SavedScenarios
  /** Hit counts of the scenario's rules, in the order of the rules. */
  tallies(): readonly RuleTally[]
  /** True if people sign in at the live backend. */
  readonly hasLiveSignIn: boolean
  /** Operations that are live whatever the scenario, with hit counts in the order of their rules; null for none. */
  alwaysLive(): (AlwaysLive & { readonly tallies: readonly RuleTally[] }) | null
  readonly clock: { readonly now: number; readonly state: ClockState }
  /**
   * Resolves once all jobs due by the new time have run.
   *
   * @throws InputError for a time that is too far away; nothing changes then
   */
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
  /** MSW handlers that respond before the mock. */
  readonly handlers: Runtime['handlers']
}

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
  replacedWorlds: ReplacedWorldStore = replacedWorldInMemory(),
  savedScenarios: SavedScenarioStore = scenariosInMemory(),
): MockControl {
  const { db, clock, engine } = runtime

  const recorder = createRecorder(runtime)
  const rows = createDataBrowser(runtime)

  const world = createWorldChanges({ runtime, rows, recorder, onScenario, replacedWorlds })

  return {
    ...world,
    // A spread would read it only once.
    get replaced() {
      return world.replaced
    },
    recorder,

    rows: rows.rows,
    putRow: async (collection, row, replaced) => {
      const put = await rows.putRow(collection, row, replaced)
      if (replaced !== undefined && replaced !== put.id)
        recorder.addStep({ kind: 'edit', at: clock.now(), collection, id: replaced, row: null })
      recorder.addStep({ kind: 'edit', at: clock.now(), collection, id: put.id, row: put })
      return put
    },
    removeRow: async (collection, id) => {
      await rows.removeRow(collection, id)
      recorder.addStep({ kind: 'edit', at: clock.now(), collection, id, row: null })
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

    savedScenarios: createSavedScenarios(savedScenarios),
    tallies: () => runtime.scenario.tallies(),
    get hasLiveSignIn() {
      return runtime.scenario.hasLiveSignIn
    },
    alwaysLive: () => {
      const { alwaysLive } = runtime.scenario
      return alwaysLive && { ...alwaysLive, tallies: runtime.scenario.alwaysLiveTallies() }
    },

    moveClock: async (change) => {
      await db.setClock(applyClockChange(clock, change))
      await engine.tick()
    },

    mails: async (to) =>
      db.read((tx) => {
        const rows = to === undefined ? tx.mails.all() : tx.mails.by('to', to.trim().toLowerCase())
        return rows
          .toReversed()
          .sort((a, b) => b.at - a.at)
          .map((mail) => withLink(mail, runtime.appUrl))
      }),

    oneTimeCode: async (of) =>
      db.read((tx) => {
        const secret = 'secret' in of ? of.secret : challengeSecret(tx, of.challengeId)
        return secret !== undefined && isSecret(secret) ? codeAt(secret, clock.now()) : null
      }),

    handlers: runtime.handlers,
    log: () => engine.log.entries(),
    clearLog: () => engine.log.clear(),
  }
}

/** Appends the link of a mail to its text. The world knows only the path, not the URL of the app. */
function withLink(mail: MailRow, appUrl: string): MailRow {
  const { href } = mail.facts
  return href === undefined
    ? mail
    : { ...mail, text: [mail.text, `${appUrl}${href}`].filter(Boolean).join('\n\n') }
}
