import type { operations } from '#mocks/contract/operations.gen.ts'
import type { Fault } from '#mocks/engine/outcome.ts'
import type { Rule } from '#mocks/scenarios/document.ts'
import type { CodesOf, OperationId } from '#mocks/scenarios/target.ts'

type Responses<Op extends OperationId> = (typeof operations)[Op]['responses']

/** Statuses of an operation's documented problems. */
type ProblemStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op>]: Responses<Op>[Status] extends { readonly codes: readonly [] }
    ? never
    : Status extends `${infer Code extends number}`
      ? Code
      : never
}[keyof Responses<Op>]

/** Problem codes of a status. */
type ProblemCodeOf<Op extends OperationId, Status extends number> = CodesOf<Op, Status>

type Match = NonNullable<NonNullable<Rule['when']>['match']>

/** Active rule. */
export interface Forced {
  /** Appears in the request log for each call that the rule decided. */
  readonly id: string
  /** Removes the rule; can be called repeatedly. */
  remove(): Promise<void>
}

/**
 * Forces outcomes of one operation's calls. First select the calls (default: all), then the outcome:
 * `mocks.on('createVm').once().respondWith(409, 'quota_exceeded')`.
 */
export interface OnCalls<Op extends OperationId> {
  /** Only the next call. */
  once(): OnCalls<Op>
  /** At most this many calls. */
  times(count: number): OnCalls<Op>
  /** From the nth call on, counted from 1 from now; only that one unless `times` is set. */
  fromCall(number: number): OnCalls<Op>
  /** Only calls with these values in path, query or body. */
  where(match: Match): OnCalls<Op>
  /**
   * Responds with a documented problem; undocumented statuses and codes don't compile. The code defaults to the first
   * one of the status.
   */
  respondWith<Status extends ProblemStatus<Op>>(
    status: Status,
    code?: ProblemCodeOf<Op, Status>,
    more?: { readonly retryAfter?: number },
  ): Promise<Forced>
  /** Fails below HTTP: `connection-reset`, `timeout`, `malformed-json` … */
  fail(fault: Fault): Promise<Forced>
  /** Responds as usual after so many milliseconds. */
  delay(ms: number): Promise<Forced>
}
