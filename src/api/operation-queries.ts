import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type * as operations from './generated/sdk.gen.ts'

/** Operation id of the contract, used to find its responses in the query cache. */
export type OperationId = keyof typeof operations

/** First element of a generated query key: the operation and its parameters. */
interface OperationKey {
  readonly _id: string
  readonly path?: Readonly<Record<string, unknown>>
}

/** Operation of a query, with its parameters; undefined for queries of anything else. */
export function operationOf([first]: QueryKey): OperationKey | undefined {
  return typeof first === 'object' && first !== null && '_id' in first ? (first as OperationKey) : undefined
}

/** Invalidates every query of these operations, whatever its parameters. */
export function invalidateOperations(
  client: QueryClient,
  operations: readonly OperationId[],
): Promise<unknown> {
  return Promise.all(operations.map((_id) => client.invalidateQueries({ queryKey: [{ _id }] })))
}
