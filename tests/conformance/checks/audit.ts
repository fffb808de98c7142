import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { cleanUp, createResource, waitUntilStable, withResource } from '../crud.ts'
import { crudFixtures, pathOf } from '../crud-fixtures.ts'
import { createdItem, type Item, itemsOf } from '../existing-resources.ts'
import { assertSuccess } from '../expect.ts'
import { changesOf, sendUpdate, updates } from '../updates.ts'

/** Fails unless the audit log has a success of an operation for an item. */
async function assertRecorded(context: CheckContext, operation: OperationId, item: Item): Promise<void> {
  const entries = itemsOf(await context.send('listAuditEntries', { query: { limit: 50 } }))
  const about = entries.filter(({ resource }) => (resource as Item | null)?.id === item.id)
  const operations = about.map((entry) => entry.operation)
  assert.ok(
    operations.includes(operation),
    `listAuditEntries has no ${operation} of ${item.id}, only ${operations.join(', ') || 'nothing'}`,
  )
  const entry = about.find((it) => it.operation === operation)
  assert.equal(entry?.outcome, 'succeeded', 'its outcome')
}

export const auditChecks: readonly Check[] = [
  ...crudFixtures.map((fixture) =>
    check('audit', fixture.create, 'is recorded in the audit log', async (context) => {
      const body = await fixture.createBody(context, context.name())
      const response = await context.send(fixture.create, { body })
      assertSuccess(response, fixture.create)
      const item = createdItem(response.body)
      try {
        await assertRecorded(context, fixture.create, item)
      } finally {
        await cleanUp(context, fixture, item)
      }
    }),
  ),
  ...updates.map((update) =>
    check('audit', update.operation, 'is recorded in the audit log', (context) =>
      withResource(context, update.fixture, async (item) => {
        const change = Object.fromEntries(changesOf(update, context.name()))
        assertSuccess(await sendUpdate(context, update, item, change), update.operation)
        await assertRecorded(context, update.operation, item)
      }),
    ),
  ),
  ...crudFixtures.map((fixture) =>
    check('audit', fixture.remove, 'is recorded in the audit log', async (context) => {
      const item = await createResource(context, fixture)
      await waitUntilStable(context, fixture, item)
      assertSuccess(await context.send(fixture.remove, { path: pathOf(fixture, item) }), fixture.remove)
      await assertRecorded(context, fixture.remove, item)
    }),
  ),
]
