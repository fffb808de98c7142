import assert from 'node:assert/strict'
import { sample } from '../../../contract/cases/support/sample.ts'
import type { Request } from '../../../contract/suite/api.ts'
import type { ContractOperation } from '../../../contract/suite/contract.ts'
import type { CheckContext } from '../../check-context.ts'
import { waitUntilGone } from '../../crud.ts'
import { type Item, keyOf } from '../../existing-resources.ts'
import { sharedResourcesOf } from '../../shared-resources.ts'
import { Skip } from '../../skip.ts'

/** True if an operation has a parameter. */
export const has = ({ parameters }: ContractOperation, name: string) =>
  parameters.some((it) => it.name === name)

/** Page of a list, with page numbers or cursors. */
export interface Page {
  readonly items: readonly Item[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly nextCursor: string | null
}

/** Query for the longest page of a list. */
export const longestPage = (operation: ContractOperation) =>
  has(operation, 'page') ? { pageSize: 100 } : { limit: 100 }

/** Reads a page of a list. */
export async function read(
  context: CheckContext,
  operation: ContractOperation,
  query: Request['query'] = {},
  of?: Request['path'],
): Promise<Page> {
  await waitUntilGone(context)
  const valid = sample(operation)
  const path = of ?? (await context.existing.pathOf(operation))
  const response = await context.send(operation.id, { ...valid, path, query: { ...valid.query, ...query } })
  assert.equal(response.status, 200, `it returned ${response.outcome}`)
  return response.body as Page
}

/** Keys of items. */
export const keys = (items: readonly Item[]) => items.map(keyOf)

/** Number of pages to compare: enough to see boundaries, few enough for long lists. */
export const PAGES = 4

/** Page size that gives at least two pages. */
export const pageSizeFor = (total: number) => Math.max(1, Math.min(7, Math.ceil(total / 3)))

/** Makes resources for a list that has fewer than a check needs. */
export async function fill(context: CheckContext, operation: ContractOperation, count = 2): Promise<void> {
  const { items } = await read(context, operation)
  if (items.length < count) await sharedResourcesOf(context).fill(operation.id, count)
}

/** Reads a list that has at least two pages. */
export async function atLeastTwo(
  context: CheckContext,
  operation: ContractOperation,
  query: Request['query'] = {},
): Promise<Page> {
  await fill(context, operation)
  const all = await read(context, operation, { ...query, pageSize: 100 })
  if (all.total < 2) throw new Skip('needs at least two items in the list')
  return all
}
