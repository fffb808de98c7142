import assert from 'node:assert/strict'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { cleanUp, listItems } from '../crud.ts'
import { type CrudFixture, crudFixtures } from '../crud-fixtures.ts'
import { createdItem } from '../existing-resources.ts'
import { assertSuccess } from '../expect.ts'

/** Resource types whose creation takes an idempotency key. */
export const fixturesWithKey = crudFixtures.filter(({ create }) =>
  operationOf(create).parameters.some((it) => it.name === 'Idempotency-Key'),
)

const nameField = (fixture: CrudFixture, name: string) =>
  fixture.nameField === 'domain' ? `${name}.example` : name

async function findNamed(context: CheckContext, fixture: CrudFixture, name: string) {
  return (await listItems(context, fixture, name)).filter(
    (item) => item[fixture.nameField] === nameField(fixture, name),
  )
}

async function cleanUpNamed(context: CheckContext, fixture: CrudFixture, name: string): Promise<void> {
  for (const item of await context.unrecorded(() => findNamed(context, fixture, name)))
    await cleanUp(context, fixture, item)
}

export const idempotencyChecks: readonly Check[] = fixturesWithKey.flatMap((fixture) => [
  check('idempotency', fixture.create, 'replays the response and creates one resource', async (context) => {
    const name = context.name()
    const body = await fixture.createBody(context, name)
    const headers = { 'idempotency-key': context.name('key') }
    const first = await context.send(fixture.create, { body, headers })
    assertSuccess(first)
    try {
      assert.equal(
        first.headers.get('idempotency-replayed'),
        null,
        'the first response says that it is a repetition',
      )
      const again = await context.send(fixture.create, { body, headers })
      assert.equal(again.outcome, first.outcome)
      assert.equal(
        again.headers.get('idempotency-replayed'),
        'true',
        'the second response does not say that it is a repetition',
      )
      assert.deepEqual(again.body, first.body)
      assert.equal((await findNamed(context, fixture, name)).length, 1, 'how many there are then')
    } finally {
      await cleanUpNamed(context, fixture, name)
    }
  }),
  check(
    'idempotency',
    fixture.create,
    'creates one resource for two simultaneous requests',
    async (context) => {
      const name = context.name()
      const body = await fixture.createBody(context, name)
      const headers = { 'idempotency-key': context.name('key') }
      try {
        const both = await Promise.all([
          context.send(fixture.create, { body, headers }),
          context.send(fixture.create, { body, headers }),
        ])
        const [first, second] = both.map((response) => ({ outcome: response.outcome, body: response.body }))
        assert.deepEqual(second, first)
        assert.equal((await findNamed(context, fixture, name)).length, 1, 'how many there are then')
      } finally {
        await cleanUpNamed(context, fixture, name)
      }
    },
  ),
  check('idempotency', fixture.create, 'rejects the key with another body', async (context) => {
    const name = context.name()
    const headers = { 'idempotency-key': context.name('key') }
    const first = await context.send(fixture.create, {
      body: await fixture.createBody(context, name),
      headers,
    })
    assertSuccess(first)
    const other = context.name()
    try {
      const response = await context.send(fixture.create, {
        body: await fixture.createBody(context, other),
        headers,
      })
      assert.equal(response.outcome, '409 idempotency_key_reused')
      assert.deepEqual(await findNamed(context, fixture, other), [], 'what was refused is there')
    } finally {
      await cleanUpNamed(context, fixture, other)
      await cleanUp(context, fixture, createdItem(first.body))
    }
  }),
  check('idempotency', fixture.create, 'accepts the key again after a failure', async (context) => {
    const name = context.name()
    const headers = { 'idempotency-key': context.name('key') }
    const body = await fixture.createBody(context, name)
    const wrong = await context.send(fixture.create, { body: { ...body, nonsense: true }, headers })
    assert.equal(wrong.outcome, '422 validation_failed')
    const response = await context.send(fixture.create, { body, headers })
    assertSuccess(response, 'the corrected request')
    await cleanUp(context, fixture, createdItem(response.body))
  }),
])
