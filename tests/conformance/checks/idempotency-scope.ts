import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { cleanUp, deleteAndWait, listItems, withResource } from '../crud.ts'
import { type CrudFixture, databases, fixtureOf, pathOf } from '../crud-fixtures.ts'
import { createdItem, type Item } from '../existing-resources.ts'
import { assertSuccess } from '../expect.ts'
import { fixturesWithKey } from './idempotency.ts'

const isReplayed = ({ headers }: { readonly headers: Headers }) =>
  headers.get('idempotency-replayed') !== null

/** Creates something with a key. */
async function created(context: CheckContext, fixture: CrudFixture, body: object, key: string) {
  const response = await context.send(fixture.create, { body, headers: { 'idempotency-key': key } })
  assert.ok(response.status < 300, `${fixture.create} returned ${response.outcome}`)
  return { response, item: createdItem(response.body) }
}

/** Creations below a resource that checks can make, with a valid body each. */
const nested: readonly { operation: OperationId; fixture: CrudFixture; body: object }[] = [
  { operation: 'createDatabaseUser', fixture: databases, body: { name: 'checks', role: 'read_only' } },
  { operation: 'createDatabaseBackup', fixture: databases, body: { label: 'checks' } },
  { operation: 'purgeCdnCache', fixture: fixtureOf('createCdnDistribution'), body: { kind: 'all' } },
]

const pathChecks = nested.map(({ operation, fixture, body }) =>
  check('idempotency', operation, 'rejects the key with another path', (context) =>
    withResource(context, fixture, (one) =>
      withResource(context, fixture, async (other) => {
        const headers = { 'idempotency-key': context.name('key') }
        const send = (item: Item) => context.send(operation, { path: pathOf(fixture, item), body, headers })
        assertSuccess(await send(one), `the first ${operation}`)
        assert.equal((await send(other)).outcome, '409 idempotency_key_reused')
      }),
    ),
  ),
)

/** Number of simultaneous requests of a race. */
const RACERS = 6

const scopeChecks = fixturesWithKey.flatMap((fixture, index) => {
  const { create } = fixture
  const other = fixturesWithKey[(index + 1) % fixturesWithKey.length] as CrudFixture
  return [
    check('idempotency', create, 'keeps the keys of two people apart', async (context) => {
      const key = context.name('key')
      const mine = await created(context, fixture, await fixture.createBody(context, context.name()), key)
      const made: Item[] = [mine.item]
      try {
        const body = await fixture.createBody(context, context.name())
        const headers = { 'idempotency-key': key }
        // Only the owner may create budgets and the like.
        const theirs = await context.api.send(create, { body, headers, as: 'admin' })
        if (theirs.status < 300) made.push(createdItem(theirs.body))
        assert.ok(!isReplayed(theirs), 'an admin gets the response of the owner')
        assert.notEqual(theirs.outcome, '409 idempotency_key_reused', 'the key of another person')
      } finally {
        for (const item of made) await cleanUp(context, fixture, item)
      }
    }),
    check('idempotency', create, 'keeps the keys of two organizations apart', async (context) => {
      const key = context.name('key')
      const body = await fixture.createBody(context, context.name())
      const { item } = await created(context, fixture, body, key)
      try {
        const as = await context.stranger(operationOf(create))
        const theirs = await context.api.send(create, { as, body, headers: { 'idempotency-key': key } })
        assert.ok(!isReplayed(theirs), 'another organization gets the response')
        assert.notEqual(theirs.outcome, '409 idempotency_key_reused', 'the key of another organization')
        if (theirs.status >= 300) return
        const path = pathOf(fixture, createdItem(theirs.body))
        assert.notEqual(createdItem(theirs.body).id, item.id, 'both have the same id')
        await context.unrecorded(() => context.api.send(fixture.remove, { as, path }))
      } finally {
        await cleanUp(context, fixture, item)
      }
    }),
    check('idempotency', create, `keeps its keys apart from those of ${other.create}`, async (context) => {
      const key = context.name('key')
      const mine = await created(context, fixture, await fixture.createBody(context, context.name()), key)
      try {
        const theirs = await created(context, other, await other.createBody(context, context.name()), key)
        await cleanUp(context, other, theirs.item)
        assert.ok(!isReplayed(theirs.response), `${other.create} repeats the response of ${create}`)
      } finally {
        await cleanUp(context, fixture, mine.item)
      }
    }),
    check(
      'idempotency',
      create,
      'replays the response after the deletion, and creates nothing',
      async (context) => {
        const key = context.name('key')
        const name = context.name()
        const body = await fixture.createBody(context, name)
        const { response, item } = await created(context, fixture, body, key)
        await deleteAndWait(context, fixture, item)
        const again = await context.send(create, { body, headers: { 'idempotency-key': key } })
        assert.equal(again.outcome, response.outcome)
        assert.equal(createdItem(again.body).id, item.id, 'the id of what was created')
        assert.ok(isReplayed(again), 'it does not say that it is a repetition')
        const found = (await listItems(context, fixture, name)).filter(({ id }) => id === item.id)
        assert.deepEqual(found, [], 'what was deleted is there again')
      },
    ),
    check(
      'idempotency',
      create,
      `creates one resource for ${RACERS} simultaneous requests`,
      async (context) => {
        const name = context.name()
        const body = await fixture.createBody(context, name)
        const headers = { 'idempotency-key': context.name('key') }
        const racers = Array.from({ length: RACERS }, () => context.send(create, { body, headers }))
        const responses = await Promise.all(racers)
        const done = responses.filter(({ status }) => status < 300)
        const ids = new Set(done.map((response) => createdItem(response.body).id))
        const found = (await listItems(context, fixture, name)).filter(({ id }) => ids.has(id))
        for (const item of found) await cleanUp(context, fixture, item)
        assert.equal(done.length, RACERS, `responses: ${responses.map(({ outcome }) => outcome).join(', ')}`)
        assert.equal(ids.size, 1, 'how many were created')
        assert.equal(done.filter((response) => !isReplayed(response)).length, 1, 'how many are no repetition')
      },
    ),
  ]
})

export const idempotencyScopeChecks: readonly Check[] = [...scopeChecks, ...pathChecks]
