import assert from 'node:assert/strict'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { all, cleanUp, isStable, order, readItem, withResource } from '../crud.ts'
import { type CrudFixture, crudFixtures, pathOf } from '../crud-fixtures.ts'
import { assertSuccess } from '../expect.ts'

const documents = ({ create }: CrudFixture, code: string) =>
  operationOf(create).responses.some(({ codes }) => codes.includes(code))

export const roundTripChecks: readonly Check[] = crudFixtures.flatMap((fixture) => {
  const { change } = fixture
  return [
    check(
      'round-trips',
      fixture.create,
      'creates a resource that can be read and is listed',
      async (context) => {
        const name = context.name()
        const made = await order(context, fixture, name)
        try {
          const seen = await readItem(context, fixture, made)
          assert.ok(seen, 'what was made can’t be read')
          assert.equal(seen[fixture.nameField], made[fixture.nameField])
          assert.ok(
            String(seen[fixture.nameField]).startsWith(name),
            `it is called ${seen[fixture.nameField]}`,
          )
          const listed = (await all(context, fixture, name)).find(({ id }) => id === made.id)
          assert.ok(listed, 'it is not in the list')
          assert.equal(listed[fixture.nameField], seen[fixture.nameField])
        } finally {
          await cleanUp(context, fixture, made)
        }
      },
    ),
    check('round-trips', fixture.remove, 'deletes permanently', async (context) => {
      const made = await order(context, fixture)
      await context.until(
        () => readItem(context, fixture, made),
        isStable,
        `a state that lasts, of a ${fixture.noun},`,
      )
      const response = await context.send(fixture.remove, { path: pathOf(fixture, made) })
      assertSuccess(response)
      await context.until(
        () => readItem(context, fixture, made),
        (it) => it === null,
        `the end of a ${fixture.noun} that was deleted`,
      )
      const nameField = String(made[fixture.nameField])
      assert.ok(
        (await all(context, fixture, nameField)).every(({ id }) => id !== made.id),
        'it is still in the list',
      )
      const again = await context.send(fixture.remove, { path: pathOf(fixture, made) })
      assert.equal(again.outcome, '404 not_found', 'deleting it once more')
    }),
    check('round-trips', fixture.create, 'creates nothing when it rejects a request', async (context) => {
      const name = context.name()
      const body = await fixture.order(context, name)
      const response = await context.send(fixture.create, { body: { ...body, nonsense: true } })
      assert.equal(response.outcome, '422 validation_failed')
      const found = (await all(context, fixture, name)).filter((item) =>
        String(item[fixture.nameField]).startsWith(name),
      )
      assert.deepEqual(found, [])
    }),
    ...(documents(fixture, 'name_taken')
      ? [
          check('round-trips', fixture.create, 'rejects a taken name', (context) =>
            withResource(context, fixture, async (item) => {
              const name = String(item[fixture.nameField]).replace(/\.example$/, '')
              const response = await context.send(fixture.create, {
                body: await fixture.order(context, name),
              })
              assert.equal(response.outcome, '409 name_taken')
              const { length } = (await all(context, fixture, name)).filter(
                (it) => it[fixture.nameField] === item[fixture.nameField],
              )
              assert.equal(length, 1, 'how many have the name')
            }),
          ),
        ]
      : []),
    ...(change
      ? [
          check('round-trips', change.operation, 'changes only the sent fields', (context) =>
            withResource(context, fixture, async (item) => {
              const before = await readItem(context, fixture, item)
              const body = change.body(context.name())
              const response = await context.send(change.operation, { path: pathOf(fixture, item), body })
              assertSuccess(response)
              const after = await readItem(context, fixture, item)
              assert.ok(before && after, `it can’t be read ${before ? 'after' : 'before'} the change`)
              for (const [name, value] of Object.entries(body)) assert.deepEqual(after[name], value, name)
              for (const name of ['id', 'region', 'projectId', 'createdAt'])
                assert.deepEqual(after[name], before[name], name)
            }),
          ),
        ]
      : []),
  ]
})
