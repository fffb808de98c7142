import type { Tag } from '../contract/operations.gen.ts'
import type { AuditEntryRow, Change, Staged, Transaction } from '../db/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Caller } from './access.ts'
import type { Violation } from './contract-check.ts'
import type { EventHub } from './event-hub.ts'
import type { Identity } from './identity.ts'
import type { LiveAnswer, LiveBackendSilent, LiveCall } from './live.ts'
import type { LogEntry, RequestLog } from './request-log.ts'
import type { ScenarioDirector } from './scenario-port.ts'
import type {
  AudienceEvent,
  AuditNote,
  EngineOutcome,
  EngineRequest,
  Handlers,
  OperationId,
} from './types.ts'

// What the engine is given, and what it gives.

/** The parts of the mock that know the resources; the engine knows none. */
export interface Cloud {
  /** Those of a tag's operations. Asked for when one of them is first called, and again should that have failed. */
  handlersOf(tag: Tag): Promise<Partial<Handlers>>
  /** Reads the session cookie or the bearer key. */
  identify(request: EngineRequest, tx: Transaction, now: number): Caller
  /** Whether it is to be written down that somebody was here. Asked on every request, so it has to be cheap. */
  isUseNews(identity: Identity, now: number): boolean
  /** Writes down that somebody was here, also with what they are refused in the end. */
  noteUse(tx: Transaction, identity: Identity, now: number): void
  /**
   * Whether something that was under way is due, so that a write is needed before the next answer. Asked on
   * every request, so it has to be cheap (look at the index of transitional states, not at all rows).
   */
  isDue(tx: Transaction, now: number): boolean
  /** Brings the world up to `now`: everything whose deadline has passed happens, in order. */
  settle(tx: Transaction, now: number, seed: number): void
  /**
   * Whether somebody's organisation may have more that costs money: asked where an operation documents that it may not.
   * @throws Problem 402 `payment_required`
   */
  checkStanding(tx: Transaction, identity: Identity, now: number): void
  /** Writes down what follows from what a handler has written, in the same transaction. */
  keepBooks(tx: Transaction, now: number): void
  /** What a call is about, by the first id in its path: asked before it is gone. Null where nothing of that id has a name. */
  subjectOf(tx: Transaction, id: string): AuditEntryRow['resource']
  /** Writes an entry of the audit log. */
  record(tx: Transaction, deed: Deed): void
  /** What listeners hear of committed changes. */
  eventsOf(changes: readonly Change[]): readonly AudienceEvent[]
}

/** A call that has changed something, or a sign-in that was refused. */
export interface Deed {
  readonly operationId: OperationId
  readonly identity: Identity | null
  readonly subject: AuditEntryRow['resource']
  /** What was answered, to find in it what has been created. */
  readonly body: unknown
  readonly note: AuditNote
  readonly outcome: AuditEntryRow['outcome']
  readonly requestId: string
  readonly now: number
  readonly seed: number
  /** No two calls that write see the same number. */
  readonly sequence: number
}

/** What the engine needs of the database. */
export interface EngineDatabase {
  /** Looks at once, unless it is yet to be learned what another tab has written. */
  read<T>(look: (tx: Transaction) => T): T | Promise<T>
  transaction<T>(handler: (tx: Transaction) => T): Promise<Staged<T>>
  /** Counts commits, in all tabs together: no two transactions that write see the same number. */
  readonly sequence: number
}

export interface EngineEnv {
  readonly clock: Clock
  readonly seed: number
  readonly db: EngineDatabase
  readonly director: ScenarioDirector
  /** Path prefix of the API, without a trailing slash: `/api/v1`. */
  readonly basePath: string
  readonly appUrl: string
  /** Real waiting, by the runtime; rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Real milliseconds since some instant, to say in the log how long an answer took. Nothing of the world follows from it. */
  stopwatch(): number
  /**
   * Sends a call on to the live backend. Rejects with `LiveBackendSilent` when that gives no answer, and with the abort when the
   * caller leaves.
   */
  live(call: LiveCall): Promise<LiveAnswer>
  /** A handler, or a live backend, answered outside the contract: loud in development, a failed test in tests. */
  onViolation(violation: Violation): void
  /** A live backend gave no answer. */
  onSilence(silence: LiveBackendSilent): void
  /** A live backend refused somebody whom it can't know: they have signed in at the mock. */
  onUnknownCaller?(operationId: string): void
  /** A line has been written into the request log. */
  onLogged?(entry: LogEntry): void
  /** A handler threw something that is no Problem: a bug of the mock. */
  onError(error: unknown, operationId: string): void
}

export interface Engine {
  /** One request through the mock: never rejects. */
  handle(request: EngineRequest): Promise<EngineOutcome>
  /** Loads what it takes to answer any operation, so that no call has to wait for that. */
  loadAll(): Promise<void>
  /** Lets due things happen without a request, and open streams hear of them, and of the time. */
  tick(): Promise<void>
  /** Tells open streams of changes that were committed elsewhere, by another tab. */
  announce(changes: readonly Change[]): void
  readonly log: RequestLog
  readonly events: EventHub
  /** From here on this one is told of all that happens, and nobody else. */
  observe(observer: EngineObserver | null): void
}

/** Is told of everything that can change the world, in the order in which it does. */
export interface EngineObserver {
  handled(call: HandledCall): void
  /** Something was due at this time, epoch milliseconds, and has happened without a request. */
  ticked(at: number): void
}

export interface HandledCall {
  readonly entry: LogEntry
  readonly request: EngineRequest
  /** The number of commits when it arrived. */
  readonly sequence: number
}
