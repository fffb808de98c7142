import assert from 'node:assert/strict'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { type CrudFixture, crudFixtures, madeIn } from '../crud-fixtures.ts'
import { all, cleanUp } from '../making.ts'
import type { Stage } from '../stage.ts'

const takesKey = ({ create }: CrudFixture) =>
  operationOf(create).parameters.some((it) => it.name === 'Idempotency-Key')

const called = (fixture: CrudFixture, name: string) =>
  fixture.called === 'domain' ? `${name}.example` : name

async function named(stage: Stage, fixture: CrudFixture, name: string) {
  return (await all(stage, fixture, name)).filter((item) => item[fixture.called] === called(fixture, name))
}

async function cleanUpNamed(stage: Stage, fixture: CrudFixture, name: string): Promise<void> {
  for (const item of await stage.aside(() => named(stage, fixture, name))) await cleanUp(stage, fixture, item)
}

export const idempotencyChecks: readonly Check[] = crudFixtures.filter(takesKey).flatMap((fixture) => [
  check('idempotency', fixture.create, 'answers the same order as before, and makes one', async (stage) => {
    const name = stage.name()
    const body = await fixture.order(stage, name)
    const headers = { 'idempotency-key': stage.name('key') }
    const first = await stage.send(fixture.create, { body, headers })
    assert.ok(first.status < 300, `it answered ${first.outcome}`)
    try {
      assert.equal(
        first.headers.get('idempotency-replayed'),
        null,
        'the first answer says that it is a repetition',
      )
      const again = await stage.send(fixture.create, { body, headers })
      assert.equal(again.outcome, first.outcome)
      assert.equal(
        again.headers.get('idempotency-replayed'),
        'true',
        'the second answer does not say that it is a repetition',
      )
      assert.deepEqual(again.body, first.body)
      assert.equal((await named(stage, fixture, name)).length, 1, 'how many there are then')
    } finally {
      await cleanUpNamed(stage, fixture, name)
    }
  }),
  check(
    'idempotency',
    fixture.create,
    'makes one where the same order comes twice at once',
    async (stage) => {
      const name = stage.name()
      const body = await fixture.order(stage, name)
      const headers = { 'idempotency-key': stage.name('key') }
      try {
        const both = await Promise.all([
          stage.send(fixture.create, { body, headers }),
          stage.send(fixture.create, { body, headers }),
        ])
        const [first, second] = both.map((answer) => ({ outcome: answer.outcome, body: answer.body }))
        assert.deepEqual(second, first)
        assert.equal((await named(stage, fixture, name)).length, 1, 'how many there are then')
      } finally {
        await cleanUpNamed(stage, fixture, name)
      }
    },
  ),
  check('idempotency', fixture.create, 'refuses the key of another order', async (stage) => {
    const name = stage.name()
    const headers = { 'idempotency-key': stage.name('key') }
    const first = await stage.send(fixture.create, { body: await fixture.order(stage, name), headers })
    assert.ok(first.status < 300, `it answered ${first.outcome}`)
    const other = stage.name()
    try {
      const answer = await stage.send(fixture.create, { body: await fixture.order(stage, other), headers })
      assert.equal(answer.outcome, '409 idempotency_key_reused')
      assert.deepEqual(await named(stage, fixture, other), [], 'what was refused is there')
    } finally {
      await cleanUpNamed(stage, fixture, other)
      await cleanUp(stage, fixture, madeIn(first.body))
    }
  }),
  check('idempotency', fixture.create, 'takes a key again after a refusal', async (stage) => {
    const name = stage.name()
    const headers = { 'idempotency-key': stage.name('key') }
    const body = await fixture.order(stage, name)
    const wrong = await stage.send(fixture.create, { body: { ...body, nonsense: true }, headers })
    assert.equal(wrong.outcome, '422 validation_failed')
    const answer = await stage.send(fixture.create, { body, headers })
    assert.ok(answer.status < 300, `the order that was mended answered ${answer.outcome}`)
    await cleanUp(stage, fixture, madeIn(answer.body))
  }),
])
