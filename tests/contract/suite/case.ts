import assert from 'node:assert/strict'
import type { operations } from '#mocks/contract/operations.gen.ts'
import type { OperationId } from '#mocks/engine/types.ts'
import type { AnyResponse, Api, ApiResponse } from './api.ts'
import type { OutcomeName } from './contract.ts'

type Responses<Op extends OperationId> = (typeof operations)[Op]['responses']

/** Documented outcome: `'202'`, or status and code: `'409 name_taken'`. Others don't compile. */
export type Outcome<Op extends OperationId> = {
  [Status in keyof Responses<Op> & string]: Responses<Op>[Status] extends { codes: readonly [] }
    ? Status
    : Responses<Op>[Status] extends { codes: readonly (infer Code extends string)[] }
      ? `${Status} ${Code}`
      : never
}[keyof Responses<Op> & string]

/** One behavior of the API, tested in every runtime. */
export interface ContractCase {
  readonly group: string
  readonly name: string
  /** Documented outcome that the case reaches; null for a rule over several responses. */
  readonly reaches: { readonly operation: OperationId; readonly outcome: OutcomeName } | null
  run(api: Api): Promise<void>
}

/** Case that reaches an outcome: the response returned by `run` must have it. */
export function reaches<Op extends OperationId>(
  operation: Op,
  outcome: Outcome<Op>,
  name: string,
  run: (api: Api) => Promise<ApiResponse<Op>>,
): ContractCase {
  return outcomeCase(operation, outcome as OutcomeName, name, run)
}

/** Same for generated cases, whose outcomes are not typed. */
export function outcomeCase(
  operation: OperationId,
  outcome: OutcomeName,
  name: string,
  run: (api: Api) => Promise<AnyResponse>,
): ContractCase {
  return {
    group: operation,
    name: `${outcome}: ${name}`,
    reaches: { operation, outcome },
    async run(api) {
      const response = await run(api)
      assert.equal(
        `${response.operation} ${response.outcome}`,
        `${operation} ${outcome}`,
        JSON.stringify(response.body),
      )
    },
  }
}

/** Case about a rule over several responses. */
export function behaves(group: string, name: string, run: (api: Api) => Promise<void>): ContractCase {
  return { group, name, reaches: null, run }
}
