import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { sample } from '../../contract/cases/support/sample.ts'
import type { Request } from '../../contract/suite/api.ts'
import { contract, operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { readItem, withResource } from '../crud.ts'
import { crudFixtures, pathOf } from '../crud-fixtures.ts'
import { itemsOf, keyOf } from '../existing-resources.ts'
import { sharedResourcesOf } from '../shared-resources.ts'
import { Skip } from '../skip.ts'

const isText = (type: string | null) => type !== 'text/event-stream'

const reads = contract.filter(
  ({ method, signedIn, keyScope, responses }) =>
    method === 'GET' && signedIn && keyScope !== 'none' && responses.every((it) => isText(it.contentType)),
)

/** Queries for lists whose items are by default the same for all organizations. */
const detailed: Partial<Record<OperationId, Request['query']>> = { getCostBreakdown: { by: 'resource' } }

/** Resources shared by all organizations. */
const COMMON = ['/roles/{roleId}']

export const tenancyChecks: readonly Check[] = [
  ...reads
    .filter(({ path }) => path.includes('{') && !COMMON.includes(path))
    .map((operation) =>
      check('tenancy', operation.id, 'hides resources of another organization', async (context) => {
        const request = await context.validRequest(operation)
        const as = await context.stranger(operation)
        const response = await context.api.send(operation.id, { ...request, as })
        assert.equal(response.outcome, '404 not_found')
      }),
    ),
  ...reads
    .filter(
      ({ path, parameters }) =>
        !path.includes('{') && parameters.some(({ name }) => name === 'page' || name === 'cursor'),
    )
    .map((operation) =>
      check('tenancy', operation.id, 'lists nothing of another organization', async (context) => {
        const query = { ...sample(operation).query, ...detailed[operation.id] }
        await sharedResourcesOf(context).fill(operation.id, 1)
        const theirs = new Set(itemsOf(await context.send(operation.id, { query })).map(keyOf))
        if (theirs.size === 0) throw new Skip('needs an item in the list')
        const as = await context.stranger(operation)
        const shown = itemsOf(await context.api.send(operation.id, { query, as })).map(keyOf)
        assert.deepEqual(
          shown.filter((id) => theirs.has(id)),
          [],
        )
      }),
    ),
  ...crudFixtures.map((fixture) =>
    check('tenancy', fixture.remove, 'protects resources of another organization from deletion', (context) =>
      withResource(context, fixture, async (item) => {
        const as = await context.stranger(operationOf(fixture.remove))
        const path = pathOf(fixture, item)
        assert.equal((await context.api.send(fixture.remove, { as, path })).outcome, '404 not_found')
        if (fixture.change) {
          const body = fixture.change.body(context.name())
          assert.equal(
            (await context.api.send(fixture.change.operation, { as, path, body })).outcome,
            '404 not_found',
          )
        }
        const now = await readItem(context, fixture, item)
        assert.equal(now?.[fixture.nameField], item[fixture.nameField])
      }),
    ),
  ),
]
