import assert from 'node:assert/strict'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { type CrudFixture, crudFixtures, pathOf } from '../crud-fixtures.ts'
import { all, cleanUp, lasts, look, order, withOne } from '../making.ts'

const documents = ({ create }: CrudFixture, code: string) =>
  operationOf(create).responses.some(({ codes }) => codes.includes(code))

export const roundTripChecks: readonly Check[] = crudFixtures.flatMap((kind) => {
  const { change } = kind
  return [
    check('round-trips', kind.create, 'makes what can be read and is listed', async (stage) => {
      const name = stage.name()
      const made = await order(stage, kind, name)
      try {
        const seen = await look(stage, kind, made)
        assert.ok(seen, 'what was made can’t be read')
        assert.equal(seen[kind.called], made[kind.called])
        assert.ok(String(seen[kind.called]).startsWith(name), `it is called ${seen[kind.called]}`)
        const listed = (await all(stage, kind, name)).find(({ id }) => id === made.id)
        assert.ok(listed, 'it is not in the list')
        assert.equal(listed[kind.called], seen[kind.called])
      } finally {
        await cleanUp(stage, kind, made)
      }
    }),
    check('round-trips', kind.remove, 'takes it away for good', async (stage) => {
      const made = await order(stage, kind)
      await stage.until(() => look(stage, kind, made), lasts, `a state that lasts, of a ${kind.noun},`)
      const answer = await stage.send(kind.remove, { path: pathOf(kind, made) })
      assert.ok(answer.status < 300, `it answered ${answer.outcome}`)
      await stage.until(
        () => look(stage, kind, made),
        (it) => it === null,
        `the end of a ${kind.noun} that was deleted`,
      )
      const called = String(made[kind.called])
      assert.ok(
        (await all(stage, kind, called)).every(({ id }) => id !== made.id),
        'it is still in the list',
      )
      const again = await stage.send(kind.remove, { path: pathOf(kind, made) })
      assert.equal(again.outcome, '404 not_found', 'deleting it once more')
    }),
    check('round-trips', kind.create, 'leaves no trace of what is refused', async (stage) => {
      const name = stage.name()
      const body = await kind.order(stage, name)
      const answer = await stage.send(kind.create, { body: { ...body, nonsense: true } })
      assert.equal(answer.outcome, '422 validation_failed')
      const found = (await all(stage, kind, name)).filter((item) =>
        String(item[kind.called]).startsWith(name),
      )
      assert.deepEqual(found, [])
    }),
    ...(documents(kind, 'name_taken')
      ? [
          check('round-trips', kind.create, 'refuses a name that is taken', (stage) =>
            withOne(stage, kind, async (item) => {
              const name = String(item[kind.called]).replace(/\.example$/, '')
              const answer = await stage.send(kind.create, { body: await kind.order(stage, name) })
              assert.equal(answer.outcome, '409 name_taken')
              const { length } = (await all(stage, kind, name)).filter(
                (it) => it[kind.called] === item[kind.called],
              )
              assert.equal(length, 1, 'how many have the name')
            }),
          ),
        ]
      : []),
    ...(change
      ? [
          check('round-trips', change.operation, 'changes what was sent, and nothing else', (stage) =>
            withOne(stage, kind, async (item) => {
              const before = await look(stage, kind, item)
              const body = change.body(stage.name())
              const answer = await stage.send(change.operation, { path: pathOf(kind, item), body })
              assert.ok(answer.status < 300, `it answered ${answer.outcome}: ${JSON.stringify(answer.body)}`)
              const after = await look(stage, kind, item)
              assert.ok(before && after)
              for (const [name, value] of Object.entries(body)) assert.deepEqual(after[name], value, name)
              for (const name of ['id', 'region', 'projectId', 'createdAt'])
                assert.deepEqual(after[name], before[name], name)
            }),
          ),
        ]
      : []),
  ]
})
