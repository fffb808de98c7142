import assert from 'node:assert/strict'
import type { Caller } from '../contract/suite/api.ts'
import { operationOf } from '../contract/suite/contract.ts'
import type { CheckContext } from './check-context.ts'
import { isStable } from './crud.ts'
import { type CrudFixture, pathOf } from './crud-fixtures.ts'
import { createdItem, type Item } from './existing-resources.ts'
import { assertSuccess } from './expect.ts'

/** Creates a resource of another organization, runs a function, and deletes it. */
export async function withForeignResource(
  context: CheckContext,
  fixture: CrudFixture,
  run: (item: Item, as: Caller) => Promise<void>,
): Promise<void> {
  const { create, read, remove, noun } = fixture
  assert.ok(read, `${noun} can’t be read`)
  const body = await fixture.createBody(context, context.name())
  const as = await context.stranger(operationOf(create))
  const response = await context.api.send(create, { as, body })
  assertSuccess(response, `${create} of another organization`)
  const path = pathOf(fixture, createdItem(response.body))
  const untilStable = () =>
    context.until(
      async () => {
        const { status, body } = await context.api.send(read, { as, path })
        return status === 404 ? null : (body as Item)
      },
      isStable,
      `a stable state of the ${noun}`,
    )
  try {
    const item = await untilStable()
    assert.ok(item, `the created ${noun} is missing`)
    await run(item, as)
  } finally {
    await context.unrecorded(async () => {
      await untilStable()
      await context.api.send(remove, { as, path })
    })
  }
}
