import assert from 'node:assert/strict'
import { type ContractOperation, contract, operationOf } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { CheckContext } from '../../check-context.ts'
import { cleanUp, createResource } from '../../crud.ts'
import { crudFixtures, pathOf, volumes } from '../../crud-fixtures.ts'
import type { Item } from '../../existing-resources.ts'
import { assertSuccess } from '../../expect.ts'
import { letTimePass } from '../../let-time-pass.ts'
import { sharedResourcesOf } from '../../shared-resources.ts'
import { Skip } from '../../skip.ts'
import { has, keys, PAGES, type Page, read } from './read.ts'

/** Lists with cursor paging. */
const growing = contract.filter((it) => has(it, 'cursor'))

/** Changes a resource twice, if the list has its activities. @returns its path */
async function withActivities(context: CheckContext, { path }: ContractOperation) {
  const fixture = crudFixtures.find(({ param }) => path.endsWith(`/{${param}}/activity`))
  if (!fixture?.change) return null
  const ids = pathOf(fixture, await sharedResourcesOf(context).of(fixture))
  for (let count = 0; count < 2; count += 1) {
    await letTimePass(context)
    const body = fixture.change.body(context.name())
    assertSuccess(await context.send(fixture.change.operation, { path: ids, body }))
  }
  return ids
}

/**
 * First list of an operation that has two items at least.
 * @throws Skip if there is none
 */
async function findLongList(context: CheckContext, operation: ContractOperation) {
  for (const path of await context.existing.pathsOf(operation)) {
    const all = await read(context, operation, { limit: 50 }, path)
    if (all.items.length >= 2) return { all, path }
  }
  const path = await withActivities(context, operation)
  const all = path && (await read(context, operation, { limit: 50 }, path))
  if (all && all.items.length >= 2) return { all, path }
  throw new Skip('needs at least two items in the list')
}

/** Lists that grow at the start with each creation. */
const added = ['listAuditEntries', 'listActivity'] as const

const growthChecks = added.map((id) =>
  check('cursors', id, 'neither loses nor repeats items when the list grows', async (context) => {
    const operation = operationOf(id)
    const made: Item[] = []
    try {
      for (let count = 0; count < 3; count += 1) made.push(await createResource(context, volumes))
      const before = await read(context, operation, { limit: 6 })
      const first = await read(context, operation, { limit: 2 })
      made.push(await createResource(context, volumes))
      const cursor = first.nextCursor ?? ''
      const second = await read(context, operation, { limit: 2, cursor })
      const shown = keys([...first.items, ...second.items])
      assert.equal(new Set(shown).size, shown.length, 'something came twice')
      // New items of the same instant may appear in between.
      const known = shown.filter((key) => keys(before.items).includes(key))
      assert.deepEqual(known, keys(before.items).slice(0, known.length))
    } finally {
      for (const item of made) await cleanUp(context, volumes, item)
    }
  }),
)

const pageChecks = growing.flatMap((operation) => [
  check('cursors', operation.id, 'returns the same items for small and large pages', async (context) => {
    const { all, path } = await findLongList(context, operation)
    const last = keys(all.items).at(-1) ?? ''
    const limit = Math.max(1, Math.min(10, Math.floor(all.items.length / 2)))
    const shown: string[] = []
    let cursor: string | null = null
    do {
      const part: Page = await read(context, operation, cursor === null ? { limit } : { limit, cursor }, path)
      assert.ok(part.items.length <= limit, `${part.items.length} came where ${limit} were asked for`)
      shown.push(...keys(part.items))
      cursor = part.nextCursor
    } while (cursor !== null && shown.length < all.items.length * 2 && !shown.includes(last))
    // The list may have grown since.
    const known = shown.filter((key) => keys(all.items).includes(key))
    assert.deepEqual(known, keys(all.items))
    assert.equal(new Set(shown).size, shown.length, 'something came twice')
  }),
  check('cursors', operation.id, 'returns the newest first', async (context) => {
    const { all } = await findLongList(context, operation)
    const times = all.items.map(({ at, timestamp, startedAt }) => String(at ?? timestamp ?? startedAt))
    const later = times.findIndex((time, index) => Date.parse(time) > Date.parse(times[index - 1] ?? time))
    assert.equal(later, -1, `after ${times[later - 1]} comes ${times[later]}: the index of a newer one`)
  }),
  check('cursors', operation.id, 'rejects an unknown cursor', async (context) => {
    const path = await context.existing.pathOf(operation)
    const response = await context.send(operation.id, { path, query: { cursor: 'bm90aGluZw' } })
    assert.equal(response.outcome, '400 invalid_cursor')
  }),
  check('cursors', operation.id, 'ends', async (context) => {
    const first = await read(context, operation, { limit: 100 })
    let { nextCursor } = first
    for (let page = 1; nextCursor !== null && page < PAGES; page += 1) {
      const next: Page = await read(context, operation, { limit: 100, cursor: nextCursor })
      assert.ok(next.items.length > 0, 'there is said to be more, and there is nothing')
      assert.notEqual(next.nextCursor, nextCursor, 'a page leads to itself')
      nextCursor = next.nextCursor
    }
  }),
])

export const cursorChecks: readonly Check[] = [...pageChecks, ...growthChecks]
