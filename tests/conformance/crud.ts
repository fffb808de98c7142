import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../contract/cases/support/sample.ts'
import type { Request } from '../contract/suite/api.ts'
import { operationOf } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'
import { type CrudFixture, pathOf } from './crud-fixtures.ts'
import { createdItem, type Item, itemsOf } from './existing-resources.ts'
import { assertSuccess } from './expect.ts'

/** Current state of a resource; null if it is gone. */
export async function readItem(
  context: CheckContext,
  fixture: CrudFixture,
  item: Item,
): Promise<Item | null> {
  if (fixture.read === null)
    return (await listItems(context, fixture)).find(({ id }) => id === item.id) ?? null
  const response = await context.send(fixture.read, { path: pathOf(fixture, item) })
  if (response.status === 404) return null
  assert.equal(response.status, 200, `${fixture.read} returned ${response.outcome}`)
  return response.body as Item
}

/** Items with a name, or the whole list if it can't be searched. */
export async function listItems(
  context: CheckContext,
  fixture: CrudFixture,
  q?: string,
): Promise<readonly Item[]> {
  const isSearched = operationOf(fixture.list).parameters.some(({ name }) => name === 'q')
  return readList(context, fixture.list, q !== undefined && isSearched ? { query: { q } } : {})
}

/** First page of a list, as long as possible. */
export async function readList(
  context: CheckContext,
  list: OperationId,
  { path = {}, query = {} }: Pick<Request, 'path' | 'query'> = {},
): Promise<readonly Item[]> {
  const operation = operationOf(list)
  const has = (name: string) => operation.parameters.some((it) => it.name === name)
  const wholeList = {
    ...sample(operation).query,
    ...(has('pageSize') ? { pageSize: 100 } : {}),
    ...(has('limit') ? { limit: 100 } : {}),
  }
  return itemsOf(await context.send(list, { path, query: { ...wholeList, ...query } }))
}

/** True if no transition is in progress. */
export const isStable = (item: Item | null): boolean => !item || (item.transition ?? null) === null

export async function createResource(
  context: CheckContext,
  fixture: CrudFixture,
  name = context.name(),
): Promise<Item> {
  const response = await context.send(fixture.create, { body: await fixture.createBody(context, name) })
  assertSuccess(response, fixture.create)
  return createdItem(response.body)
}

/** Waits until no transition is in progress. */
export async function waitUntilStable(
  context: CheckContext,
  fixture: CrudFixture,
  item: Item,
): Promise<Item | null> {
  return context.until(
    () => readItem(context, fixture, item),
    isStable,
    `a stable state of the ${fixture.noun}`,
  )
}

/** Resources that are being deleted, which lists may still contain. */
const leaving = new WeakMap<CheckContext, Map<Item, CrudFixture>>()

/** Deletes a created resource, whatever its state. */
export async function cleanUp(context: CheckContext, fixture: CrudFixture, item: Item): Promise<void> {
  await context.unrecorded(async () => {
    const now = await waitUntilStable(context, fixture, item)
    if (!now) return
    const { status } = await context.send(fixture.remove, { path: pathOf(fixture, item) })
    if (status !== 202) return
    const items = leaving.get(context) ?? new Map()
    leaving.set(context, items.set(item, fixture))
  })
}

/** Waits until what was cleaned up is gone, so that a list is the same each time it is read. */
export async function waitUntilGone(context: CheckContext): Promise<void> {
  const items = leaving.get(context) ?? new Map<Item, CrudFixture>()
  // A deletion that never ends is what the checks of deletions find.
  leaving.delete(context)
  for (const [item, fixture] of items) {
    const gone = context.until(
      () => readItem(context, fixture, item),
      (it) => it === null,
      `the deletion of the ${fixture.noun}`,
    )
    if (!(await context.unrecorded(() => gone.then(() => true).catch(() => false)))) return
  }
}

/** Creates a resource, runs a function, and deletes it. */
export async function withResource(
  context: CheckContext,
  fixture: CrudFixture,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const item = await createResource(context, fixture)
  try {
    const now = await waitUntilStable(context, fixture, item)
    assert.ok(now, `the created ${fixture.noun} is missing`)
    await run(now)
  } finally {
    await cleanUp(context, fixture, item)
  }
}

/** Deletes a resource, and waits until it is gone. */
export async function deleteAndWait(context: CheckContext, fixture: CrudFixture, item: Item): Promise<void> {
  await waitUntilStable(context, fixture, item)
  const response = await context.send(fixture.remove, { path: pathOf(fixture, item) })
  assert.ok(response.status < 300, `${fixture.remove} returned ${response.outcome}`)
  await context.until(
    () => readItem(context, fixture, item),
    (it) => it === null,
    `the deletion of the ${fixture.noun}`,
  )
}
