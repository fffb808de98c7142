import assert from 'node:assert/strict'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { readItem, withResource } from '../crud.ts'
import { type CrudFixture, crudFixtures, pathOf } from '../crud-fixtures.ts'
import { createdItem, type Item } from '../existing-resources.ts'
import { letTimePass } from '../let-time-pass.ts'
import { changesOf, sendUpdate, type Update, updates, versionOf } from '../updates.ts'

async function readAgain(context: CheckContext, fixture: CrudFixture, item: Item): Promise<Item> {
  const now = await readItem(context, fixture, item)
  assert.ok(now, `the ${fixture.noun} is gone`)
  return now
}

const timeOf = (item: Item) => (typeof item.updatedAt === 'string' ? Date.parse(item.updatedAt) : null)

const documents = ({ operation }: Update, code: string) =>
  operationOf(operation).responses.some(({ codes }) => codes.includes(code))

/** Values that no update of these checks changes, and no time. */
function steady(item: Item): Item {
  const names = [
    'id',
    'name',
    'domain',
    'description',
    'tags',
    'status',
    'projectId',
    'createdAt',
    'updatedAt',
  ]
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)))
}

export const updateChecks: readonly Check[] = updates.flatMap((update) => {
  const { fixture, operation, isVersioned, fields } = update
  return [
    check('round-trips', operation, 'moves updatedAt and ETag exactly when something changes', (context) =>
      withResource(context, fixture, async (item) => {
        const before = await readAgain(context, fixture, item)
        await letTimePass(context)
        const again = await readAgain(context, fixture, item)
        assert.equal(again.updatedAt, before.updatedAt, 'updatedAt after reading')
        for (const [field, value] of changesOf(update, context.name())) {
          const last = await readAgain(context, fixture, item)
          const lastVersion = await versionOf(context, update, item)
          await letTimePass(context)
          const same = await sendUpdate(context, update, item, { [field]: last[field] })
          assert.ok(same.status < 300, `sending the current ${field} returned ${same.outcome}`)
          const unchanged = await readAgain(context, fixture, item)
          assert.equal(unchanged.updatedAt, last.updatedAt, `updatedAt after sending the current ${field}`)
          if (isVersioned)
            assert.equal(
              await versionOf(context, update, item),
              lastVersion,
              `ETag after the current ${field}`,
            )
          const response = await sendUpdate(context, update, item, { [field]: value })
          assert.ok(response.status < 300, `changing ${field} returned ${response.outcome}`)
          const now = await readAgain(context, fixture, item)
          assert.deepEqual(now[field], value, field)
          const [then, moved] = [timeOf(last), timeOf(now)]
          if (then !== null && moved !== null)
            assert.ok(
              moved > then,
              `updatedAt is ${now.updatedAt} after another ${field}, and was ${last.updatedAt}`,
            )
          if (isVersioned)
            assert.notEqual(
              await versionOf(context, update, item),
              lastVersion,
              `ETag after another ${field}`,
            )
        }
      }),
    ),
    check('round-trips', operation, 'changes only the sent fields', (context) =>
      withResource(context, fixture, async (item) => {
        // Each twice: the second time, no field is empty.
        for (const [field, value] of [1, 2].flatMap(() => changesOf(update, context.name()))) {
          const before = await readAgain(context, fixture, item)
          const response = await sendUpdate(context, update, item, { [field]: value })
          assert.ok(response.status < 300, `changing ${field} returned ${response.outcome}`)
          const now = await readAgain(context, fixture, item)
          assert.deepEqual(now[field], value, `${field} after it was changed`)
          for (const other of [...fields, 'id', 'region', 'projectId', 'createdAt'])
            if (other !== field)
              assert.deepEqual(now[other], before[other], `${other} after another ${field}`)
          if (response.status !== 200) continue
          const returned = response.body as Item
          for (const each of [...fields, 'id', 'updatedAt'])
            assert.deepEqual(returned[each], now[each], `${each} in the response to another ${field}`)
        }
      }),
    ),
    check('round-trips', operation, 'leaves no trace when it is rejected', (context) =>
      withResource(context, fixture, async (item) => {
        const path = pathOf(fixture, item)
        const before = steady(await readAgain(context, fixture, item))
        const version = await versionOf(context, update, item)
        const valid = Object.fromEntries(changesOf(update, context.name()))
        await letTimePass(context)
        const wrong = await sendUpdate(context, update, item, { ...valid, nonsense: true })
        assert.equal(wrong.outcome, '422 validation_failed', 'an unknown field')
        const headers = version === null ? {} : { 'if-match': version }
        const viewer = await context.api.send(operation, { path, body: valid, headers, as: 'viewer' })
        assert.equal(viewer.outcome, '403 permission_denied', 'a viewer')
        const nobody = await context.api.send(operation, { path, body: valid, headers, as: 'nobody' })
        assert.equal(nobody.status, 401, 'an anonymous request')
        const parameter = await context.send(operation, {
          path,
          body: valid,
          headers,
          query: { nonsense: 'x' },
        })
        assert.equal(parameter.outcome, '400 invalid_parameters', 'an unknown parameter')
        if (isVersioned) {
          const outdated = await sendUpdate(context, update, item, valid, '"made-up"')
          assert.equal(outdated.outcome, '412 precondition_failed', 'an unknown version')
        }
        assert.deepEqual(steady(await readAgain(context, fixture, item)), before, 'the item afterwards')
        if (isVersioned) assert.equal(await versionOf(context, update, item), version, 'the ETag afterwards')
      }),
    ),
    ...(changesOf(update, 'x').length < 2 || isVersioned
      ? []
      : [
          check(
            'versions',
            operation,
            'loses no field when two people change different ones at once',
            (context) =>
              withResource(context, fixture, async (item) => {
                const changes = changesOf(update, context.name())
                const responses = await Promise.all(
                  changes.map(([field, value]) => sendUpdate(context, update, item, { [field]: value })),
                )
                for (const { status, outcome } of responses) assert.ok(status < 300, `it returned ${outcome}`)
                const now = await readAgain(context, fixture, item)
                for (const [field, value] of changes) assert.deepEqual(now[field], value, field)
              }),
          ),
        ]),
    ...(fields.includes('name') && documents(update, 'name_taken')
      ? [
          check('round-trips', operation, 'accepts its own name, and no other’s', (context) =>
            withResource(context, fixture, (item) =>
              withResource(context, fixture, async (other) => {
                const own = await sendUpdate(context, update, item, { name: item.name })
                assert.ok(own.status < 300, `its own name returned ${own.outcome}`)
                const taken = await sendUpdate(context, update, item, { name: other.name })
                assert.equal(taken.outcome, '409 name_taken', 'the name of another')
                assert.equal((await readAgain(context, fixture, item)).name, item.name, 'its name afterwards')
              }),
            ),
          ),
        ]
      : []),
  ]
})

/** Types whose names are compared without case; those of resources are in lowercase. */
const isFreeText = ({ noun }: CrudFixture) =>
  ['SSH key', 'alert rule', 'notification channel', 'role', 'project', 'budget'].includes(noun)

export const nameChecks: readonly Check[] = crudFixtures
  .filter(({ create }) => operationOf(create).responses.some(({ codes }) => codes.includes('name_taken')))
  .flatMap((fixture) => [
    check('tenancy', fixture.create, 'ignores the names of other organizations', (context) =>
      withResource(context, fixture, async (item) => {
        const { create, nameField, remove } = fixture
        const name = String(item[nameField]).replace(/\.example$/, '')
        const as = await context.stranger(operationOf(create))
        const known = await context.api.send(create, { as, body: await fixture.createBody(context, name) })
        const unknown = await context.api.send(create, {
          as,
          body: await fixture.createBody(context, context.name()),
        })
        for (const { status, body } of [known, unknown]) {
          if (status >= 300) continue
          const path = pathOf(fixture, createdItem(body))
          await context.unrecorded(() => context.api.send(remove, { as, path }))
        }
        assert.equal(known.outcome, unknown.outcome, 'a name that another organization has')
      }),
    ),
    ...(isFreeText(fixture)
      ? [
          check('round-trips', fixture.create, 'compares names without case', (context) =>
            withResource(context, fixture, async (item) => {
              const name = String(item[fixture.nameField]).toUpperCase()
              const response = await context.send(fixture.create, {
                body: await fixture.createBody(context, name),
              })
              assert.equal(
                response.outcome,
                '409 name_taken',
                `there is ${item[fixture.nameField]}, and ${name}`,
              )
            }),
          ),
        ]
      : []),
  ])
