import assert from 'node:assert/strict'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { listItems, withResource } from '../crud.ts'
import { type CrudFixture, crudFixtures, pathOf } from '../crud-fixtures.ts'
import type { Item } from '../existing-resources.ts'

type Versioned = CrudFixture & { readonly versioned: NonNullable<CrudFixture['versioned']> }

const isVersioned = (fixture: CrudFixture): fixture is Versioned => fixture.versioned !== undefined

async function read(context: CheckContext, fixture: Versioned, item: Item) {
  const response = await context.send(fixture.versioned.read, { path: pathOf(fixture, item) })
  assert.equal(response.status, 200, `${fixture.versioned.read} returned ${response.outcome}`)
  const tag = response.headers.get('etag')
  assert.ok(tag, `${fixture.versioned.read} has no ETag`)
  return { tag, seen: fixture.versioned.seen(response.body as Item) }
}

async function write(
  context: CheckContext,
  fixture: Versioned,
  item: Item,
  name: string,
  tag: string | null,
) {
  return context.send(fixture.versioned.write, {
    path: pathOf(fixture, item),
    body: fixture.versioned.body(name),
    headers: tag === null ? {} : { 'if-match': tag },
  })
}

export const versionChecks: readonly Check[] = crudFixtures.filter(isVersioned).flatMap((fixture) => {
  const { write: operation } = fixture.versioned
  return [
    check('versions', operation, 'rejects a change based on an outdated version', (context) =>
      withResource(context, fixture, async (item) => {
        const before = await read(context, fixture, item)
        const theirs = await write(context, fixture, item, 'theirs', before.tag)
        assert.equal(theirs.status, 200, `the first change returned ${theirs.outcome}`)
        const now = await read(context, fixture, item)
        assert.notEqual(now.tag, before.tag, 'the version is the same after a change')
        const mine = await write(context, fixture, item, 'mine', before.tag)
        assert.equal(mine.outcome, '412 precondition_failed')
        assert.deepEqual(await read(context, fixture, item), now, 'what was refused has changed something')
      }),
    ),
    check('versions', operation, 'lets one of several changes of the same version win', (context) =>
      withResource(context, fixture, async (item) => {
        const { tag } = await read(context, fixture, item)
        const names = ['one', 'two', 'three', 'four']
        const responses = await Promise.all(names.map((name) => write(context, fixture, item, name, tag)))
        const outcomes = responses.map(({ outcome }) => outcome).toSorted()
        assert.deepEqual(outcomes, ['200', ...Array(3).fill('412 precondition_failed')])
        const winner = names[responses.findIndex(({ status }) => status === 200)]
        assert.deepEqual((await read(context, fixture, item)).seen, [winner], 'what is stored afterwards')
      }),
    ),
    check('versions', operation, 'returns the version that the next change needs', (context) =>
      withResource(context, fixture, async (item) => {
        const { tag } = await read(context, fixture, item)
        const first = await write(context, fixture, item, 'first', tag)
        const next = first.headers.get('etag')
        assert.ok(next, 'the change answered no ETag')
        assert.equal((await read(context, fixture, item)).tag, next, 'the version that is read is another')
        const second = await write(context, fixture, item, 'second', next)
        assert.equal(second.status, 200, `the next change returned ${second.outcome}`)
      }),
    ),
    check('versions', operation, 'requires a version', (context) =>
      withResource(context, fixture, async (item) => {
        const before = await read(context, fixture, item)
        const response = await write(context, fixture, item, 'blind', null)
        assert.equal(response.outcome, '400 invalid_parameters')
        assert.deepEqual(await read(context, fixture, item), before)
      }),
    ),
    ...(fixture.read === fixture.versioned.read
      ? [
          check('versions', fixture.list, 'lists the version that a read returns', (context) =>
            withResource(context, fixture, async (item) => {
              const { tag } = await read(context, fixture, item)
              const name = String(item[fixture.nameField])
              const listed = (await listItems(context, fixture, name)).find(({ id }) => id === item.id)
              assert.ok(listed, 'it is not in the list')
              if ('etag' in listed) assert.equal(listed.etag, tag, 'etag of the item')
            }),
          ),
        ]
      : []),
    check('versions', fixture.versioned.read, 'keeps its version while nothing changes', (context) =>
      withResource(context, fixture, async (item) => {
        assert.deepEqual(await read(context, fixture, item), await read(context, fixture, item))
      }),
    ),
  ]
})
