import type { operations } from '../contract/operations.gen.ts'
import type { OperationTypes } from '../contract/types.gen.ts'
import type { CodesOf, OperationId } from '../scenarios/target.ts'

/** A recorded response of one operation, without secrets. */
export interface Fixture {
  readonly operation: OperationId
  readonly request: RecordedRequest
  /** Null if the connection broke. */
  readonly response: RecordedResponse | null
}

/** Parameters as the contract types them. Points in time are left out, since they differ in each run. */
interface RecordedRequest {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
}

interface RecordedResponse {
  readonly status: number
  /** JSON value, or text for other media types. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** True if the contract does not allow the response. */
  readonly outsideContract?: boolean
}

type Data<Op extends OperationId> = OperationTypes[Op]['data']
type Success<Op extends OperationId> = OperationTypes[Op]['success']
type Documented<Op extends OperationId> = (typeof operations)[Op]['responses']

interface Request<Op extends OperationId> {
  readonly path?: Data<Op> extends { path: infer Path } ? Path : never
  readonly query?: Data<Op> extends { query?: infer Query } ? Partial<NonNullable<Query>> : never
}

interface Headers {
  readonly headers?: Readonly<Record<string, string>>
}

type SuccessOf<Op extends OperationId> = {
  [Status in keyof Success<Op>]: Success<Op>[Status] extends void
    ? { readonly status: Status }
    : { readonly status: Status; readonly body: Success<Op>[Status] }
}[keyof Success<Op>]

type ProblemOf<Op extends OperationId> = {
  [Status in keyof Documented<Op>]: Status extends `${infer Code extends number}`
    ? Documented<Op>[Status] extends { readonly codes: readonly [] }
      ? never
      : {
          readonly status: Code
          readonly body: { readonly code: CodesOf<Op, Code>; readonly status: Code } & Record<string, unknown>
        }
    : never
}[keyof Documented<Op>]

interface OutsideContract {
  readonly status: number
  readonly body?: unknown
  readonly outsideContract: true
}

/**
 * A fixture that the contract types: parameters, statuses, problem codes and bodies that it does not allow don't
 * compile.
 *
 * @param response null if the connection breaks
 */
export function fixture<Op extends OperationId>(
  operation: Op,
  request: Request<Op>,
  response: ((SuccessOf<Op> | ProblemOf<Op> | OutsideContract) & Headers) | null,
): Fixture {
  return { operation, request, response } as Fixture
}
