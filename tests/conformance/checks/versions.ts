import assert from 'node:assert/strict'
import { type Check, check } from '../check.ts'
import { type CrudFixture, crudFixtures, pathOf } from '../crud-fixtures.ts'
import type { Item } from '../existing.ts'
import { withOne } from '../making.ts'
import type { Stage } from '../stage.ts'

type Versioned = CrudFixture & { readonly versioned: NonNullable<CrudFixture['versioned']> }

const isVersioned = (kind: CrudFixture): kind is Versioned => kind.versioned !== undefined

async function read(stage: Stage, kind: Versioned, item: Item) {
  const answer = await stage.send(kind.versioned.read, { path: pathOf(kind, item) })
  assert.equal(answer.status, 200, `${kind.versioned.read} answered ${answer.outcome}`)
  const tag = answer.headers.get('etag')
  assert.ok(tag, `${kind.versioned.read} has no ETag`)
  return { tag, seen: kind.versioned.seen(answer.body as Item) }
}

async function write(stage: Stage, kind: Versioned, item: Item, name: string, tag: string | null) {
  return stage.send(kind.versioned.write, {
    path: pathOf(kind, item),
    body: kind.versioned.body(name),
    headers: tag === null ? {} : { 'if-match': tag },
  })
}

export const versionChecks: readonly Check[] = crudFixtures.filter(isVersioned).flatMap((kind) => {
  const { write: operation } = kind.versioned
  return [
    check('versions', operation, 'refuses a change of what somebody else has changed since', (stage) =>
      withOne(stage, kind, async (item) => {
        const before = await read(stage, kind, item)
        const theirs = await write(stage, kind, item, 'theirs', before.tag)
        assert.equal(theirs.status, 200, `the first change answered ${theirs.outcome}`)
        const now = await read(stage, kind, item)
        assert.notEqual(now.tag, before.tag, 'the version is the same after a change')
        const mine = await write(stage, kind, item, 'mine', before.tag)
        assert.equal(mine.outcome, '412 precondition_failed')
        assert.deepEqual(await read(stage, kind, item), now, 'what was refused has changed something')
      }),
    ),
    check('versions', operation, 'answers the version that the next change needs', (stage) =>
      withOne(stage, kind, async (item) => {
        const { tag } = await read(stage, kind, item)
        const first = await write(stage, kind, item, 'first', tag)
        const next = first.headers.get('etag')
        assert.ok(next, 'the change answered no ETag')
        assert.equal((await read(stage, kind, item)).tag, next, 'the version that is read is another')
        const second = await write(stage, kind, item, 'second', next)
        assert.equal(second.status, 200, `the next change answered ${second.outcome}`)
      }),
    ),
    check('versions', operation, 'asks which version is changed', (stage) =>
      withOne(stage, kind, async (item) => {
        const before = await read(stage, kind, item)
        const answer = await write(stage, kind, item, 'blind', null)
        assert.equal(answer.outcome, '400 invalid_parameters')
        assert.deepEqual(await read(stage, kind, item), before)
      }),
    ),
    check('versions', kind.versioned.read, 'keeps its version while nothing changes', (stage) =>
      withOne(stage, kind, async (item) => {
        assert.deepEqual(await read(stage, kind, item), await read(stage, kind, item))
      }),
    ),
  ]
})
