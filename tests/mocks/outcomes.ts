import type { operations } from '#mocks/contract/operations.gen.ts'
import type { Fault } from '#mocks/engine/outcome.ts'
import type { Rule } from '#mocks/scenarios/document.ts'
import type { CodesOf, OperationId } from '#mocks/scenarios/target.ts'

type Responses<Op extends OperationId> = (typeof operations)[Op]['responses']

/** The statuses of an operation's documented problems. */
type ProblemStatus<Op extends OperationId> = {
  [Status in keyof Responses<Op>]: Responses<Op>[Status] extends { readonly codes: readonly [] }
    ? never
    : Status extends `${infer Code extends number}`
      ? Code
      : never
}[keyof Responses<Op>]

/** The codes that an operation documents for a status. */
type ProblemCodeOf<Op extends OperationId, Status extends number> = CodesOf<Op, Status>

type Match = NonNullable<NonNullable<Rule['when']>['match']>

/** A rule that is in force. */
export interface Forced {
  /** Stands in the request log beside each answer that it decided. */
  readonly id: string
  /** Takes it back; doing it twice does no harm. */
  remove(): Promise<void>
}

/**
 * What is to become of the calls of one operation. First which calls (all of them, unless it is said), then what:
 * `mocks.on('createVm').once().respondWith(409, 'quota_exceeded')`.
 */
export interface OnCalls<Op extends OperationId> {
  /** Only the next call. */
  once(): OnCalls<Op>
  /** At most so many calls. */
  times(count: number): OnCalls<Op>
  /** Only from this call on, counted from 1 and from now; just this one unless `times` says more. */
  fromCall(number: number): OnCalls<Op>
  /** Only calls with these values in path, query or body. */
  where(match: Match): OnCalls<Op>
  /**
   * One of the problems that the contract documents for the operation; a status or code that it does not document does not
   * compile. Without a code it is the first one of the status.
   */
  respondWith<Status extends ProblemStatus<Op>>(
    status: Status,
    code?: ProblemCodeOf<Op, Status>,
    more?: { readonly retryAfter?: number },
  ): Promise<Forced>
  /** Goes wrong below HTTP: `connection-reset`, `timeout`, `malformed-json` … */
  fail(fault: Fault): Promise<Forced>
  /** Answers as ever, but so many milliseconds later. */
  delay(ms: number): Promise<Forced>
}
