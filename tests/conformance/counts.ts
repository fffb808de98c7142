import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import type { Caller } from '../contract/suite/api.ts'
import type { CheckContext } from './check-context.ts'
import type { Item } from './existing-resources.ts'

/** Tries to read a count and a list without a change in between. */
const TRIES = 3

/** Fails unless a count is the total of a list. Resources of other checks may be deleted meanwhile. */
export async function assertCounts(
  context: CheckContext,
  list: OperationId,
  as: Caller,
  read: () => Promise<unknown>,
  what: string,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const count = await read()
    const { body } = await context.api.send(list, { as, query: { pageSize: 1 } })
    const { total } = body as Item
    if (count !== total && tries < TRIES) continue
    assert.equal(count, total, `${what}, where ${list} has ${total}`)
    return
  }
}
