import type { Tag } from '../contract/operations.gen.ts'
import type { Change, Staged, Transaction } from '../db/index.ts'
import type { Clock } from '../kernel/clock.ts'
import type { EngineEvent, FailedJob } from './events.ts'
import type { MatchedExchange, WaitUnlocked } from './exchange.ts'
import type { Caller } from './identity.ts'
import type { LiveReply } from './live.ts'
import type { FieldError, Problem } from './problem.ts'
import type { RequestLog } from './request-log.ts'
import type { ScenarioEngine } from './scenario-port.ts'
import type { EventHub } from './streams.ts'
import type { AudienceEvent, EngineOutcome, EngineRequest, Handlers, OperationId } from './types.ts'

/** Parts of the mock that know resources. The engine knows none. */
export interface Cloud {
  /** Handlers of a tag's operations. Called when one is first needed, and again if that failed. */
  handlersOf(tag: Tag): Promise<Partial<Handlers>>
  /**
   * Reads the session cookie or the bearer key.
   * @param when `sessionsLast` to renew a session that has ended by time
   */
  authenticate(
    request: EngineRequest,
    db: EngineDatabase,
    when: { readonly now: number; readonly sessionsLast: boolean },
  ): Caller | Promise<Caller>
  /**
   * Runs before each handler, in its transaction. Sets the caller to its current rows.
   * @throws Problem for a call that is denied regardless of the handler
   */
  before(exchange: MatchedExchange, tx: Transaction): void
  /** Runs after each handler, in its transaction. The exchange has the handler's result. */
  after(exchange: MatchedExchange, tx: Transaction): void
  /** Texts of a forced problem, derived from the request. Members without a better text than the default are omitted. */
  describeProblem(
    exchange: MatchedExchange,
    db: EngineDatabase,
    problem: { readonly status: number; readonly code: string },
  ): Promise<{ readonly detail?: string; readonly errors?: readonly FieldError[] }>
  /** True if a scheduled job is due. Called before every request, so it must stay O(1). */
  isDue(tx: Transaction, now: number): boolean
  /** Tags whose operations pending jobs perform. Their handlers are loaded before the jobs run. */
  tagsOfJobs(tx: Transaction): readonly Tag[]
  /** Runs all jobs whose deadline has passed, in order. Returns those that failed; the others have run. */
  runDueJobs(tx: Transaction, now: number, seed: number, perform: Perform): readonly FailedJob[]
  /** Caller of a job, with the requester's current permissions. */
  callerOf(requester: Requester, tx: Transaction, now: number): Caller
  /** Events caused by committed changes. */
  eventsOf(changes: readonly Change[]): readonly AudienceEvent[]
}

/** User who started a job, and the session or the key used for that; the other is null. */
export interface Requester {
  readonly organizationId: string
  readonly userId: string
  readonly sessionId: string | null
  readonly keyId: string | null
}

/** Operation that a job runs for its requester. */
export interface PerformedCall {
  readonly operationId: OperationId
  readonly path: Readonly<Record<string, string>>
  readonly requester: Requester
  /** Id of the request that asked for the job. */
  readonly requestId: string
  /** Distinguishes the calls of one job; letters and digits. */
  readonly callKey: string
}

/**
 * Runs an operation at a job's time, in its transaction.
 * @returns null, or the problem, after rolling back what the operation wrote
 */
export type Perform = (
  job: { readonly tx: Transaction; readonly at: number },
  call: PerformedCall,
) => Problem | null

/** Part of the database that the engine needs. */
interface EngineDatabase {
  /** Synchronous unless another tab's commit is still to be read. */
  read<T>(handler: (tx: Transaction) => T): T | Promise<T>
  transaction<T>(handler: (tx: Transaction) => T): Promise<Staged<T>>
  /** Counts commits over all tabs: no two writing transactions see the same number. */
  readonly sequence: number
  /** Identifies the data: a different object after a replacement. */
  readonly base: object
}

export interface EngineEnv {
  readonly cloud: Cloud
  readonly clock: Clock
  readonly seed: number
  readonly db: EngineDatabase
  readonly scenario: ScenarioEngine
  /** Path prefix of the API, without a trailing slash: `/api/v1`. */
  readonly basePath: string
  readonly appUrl: string
  /** True for origins, other than the API's own, whose pages may send requests with cookies. */
  trustsOrigin(origin: string): boolean
  /** Waits in real time; rejects when the signal aborts. */
  sleep(ms: number, signal: AbortSignal | undefined): Promise<void>
  /** Real milliseconds since an arbitrary start, for the durations in the request log. */
  stopwatch(): number
  /**
   * Forwards a request to its live backend. Rejects with `LiveBackendUnreachable` without a response, and with the abort
   * reason if the client aborts.
   */
  live(exchange: MatchedExchange): Promise<LiveReply>
  report(event: EngineEvent): void
}

export interface Engine {
  /**
   * Processes one request. Never rejects.
   * @param waitUnlocked releases the lock on the data during a wait; by default there is no lock
   */
  handle(request: EngineRequest, waitUnlocked?: WaitUnlocked): Promise<EngineOutcome>
  /** Loads all handlers, so that no request has to wait for them. */
  loadAll(): Promise<void>
  /** Runs due jobs without a request, and notifies open streams of the new time. Never rejects. */
  tick(): Promise<void>
  /** Notifies open streams of changes committed elsewhere, such as by another tab. */
  announce(changes: readonly Change[]): void
  readonly log: RequestLog
  readonly events: EventHub
}
