import assert from 'node:assert/strict'
import { sample } from '../../../contract/cases/support/sample.ts'
import type { Request } from '../../../contract/suite/api.ts'
import type { ContractOperation } from '../../../contract/suite/contract.ts'
import type { CheckContext } from '../../check-context.ts'
import { type Item, keyOf } from '../../existing.ts'
import { Skip } from '../../skip.ts'

/** Whether an operation takes a parameter. */
export const has = ({ parameters }: ContractOperation, name: string) =>
  parameters.some((it) => it.name === name)

/** A page of a list, whether it is counted or goes by cursors. */
export interface Page {
  readonly items: readonly Item[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly nextCursor: string | null
}

/** Asks for a part of a list. */
export async function read(
  context: CheckContext,
  operation: ContractOperation,
  query: Request['query'] = {},
  of?: Request['path'],
): Promise<Page> {
  const valid = sample(operation)
  const path = of ?? (await context.existing.pathOf(operation))
  const answer = await context.send(operation.id, { ...valid, path, query: { ...valid.query, ...query } })
  assert.equal(answer.status, 200, `it answered ${answer.outcome}`)
  return answer.body as Page
}

/** What tells a few from others. */
export const keys = (items: readonly Item[]) => items.map(keyOf)

/** How many pages of a list are compared: enough to see a boundary, few enough for a list of thousands. */
export const PAGES = 4

/** Makes at least two pages of what there is. */
export const pageSizeFor = (total: number) => Math.max(1, Math.min(7, Math.ceil(total / 3)))

/** The whole of a list that has more than one page. */
export async function atLeastTwo(
  context: CheckContext,
  operation: ContractOperation,
  query: Request['query'] = {},
): Promise<Page> {
  const all = await read(context, operation, { ...query, pageSize: 100 })
  if (all.total < 2) throw new Skip('needs two in the list at least')
  return all
}
