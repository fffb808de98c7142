import type { DataBrowser } from '../data-browser.ts'
import type { MailRow } from '../db/index.ts'
import type { Base, Saved } from '../db/persistence/saved.ts'
import type { LogEntry } from '../engine/request-log.ts'
import type { ClockState } from '../kernel/clock.ts'
import type { Recorder } from '../recording/recorder.ts'
import type { ReplayReport } from '../recording/replay.ts'
import type { InlineScenario, Scenario } from '../scenarios/document.ts'
import type { RuleTally } from '../scenarios/scenario-engine.ts'

/**
 * What can be done to a running mock from outside of the API: by its panel, by the admin routes, by tests.
 * `mocks/control.ts` implements it once for every runtime.
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
   * Changes the behaviour and keeps the rest of the scenario; rules that are given take the place of all that were there.
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
  /** The last requests, oldest first. */
  /**
   * What an authenticator app would show now: for a secret, or for a sign-in that waits for its second step. Null when
   * there is no such sign-in, or the secret is none.
   */
  oneTimeCode(of: { readonly secret: string } | { readonly challengeId: string }): Promise<string | null>
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

export interface MockState {
  readonly scenario: Scenario
  readonly world: Base & { readonly persistent: boolean }
  readonly clock: { readonly now: number; readonly state: ClockState }
  /** Rows by collection. */
  readonly counts: Readonly<Record<string, number>>
  readonly requests: number
  /** How many of the answers in the log were outside the contract. */
  readonly violations: number
}
