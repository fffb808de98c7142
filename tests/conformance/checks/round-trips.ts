import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { operationOf } from '../../contract/suite/contract.ts'
import { type Check, check } from '../check.ts'
import { contains } from '../contains.ts'
import { cleanUp, createResource, deleteAndWait, listItems, readItem, withResource } from '../crud.ts'
import { type CrudFixture, crudFixtures, pathOf } from '../crud-fixtures.ts'
import { createdItem, type Item } from '../existing-resources.ts'
import { assertSuccess } from '../expect.ts'
import { bodyFieldsOf, simpleValues } from '../updates.ts'
import { isLive } from './lists/sort-values.ts'

const documents = ({ create }: CrudFixture, code: string) =>
  operationOf(create).responses.some(({ codes }) => codes.includes(code))

/** Fields that are sent in one form and returned in another. */
const CONVERTED = ['publicKey', 'destination', 'condition', 'version', 'domain']

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** True if an item has a field in the form in which it was sent. */
const isComparable = (field: string, found: unknown, sent: unknown) =>
  !CONVERTED.includes(field) && found !== null && kindOf(found) === kindOf(sent)

/** True for values that are measured, or derived from the clock. */
const isMeasured = (field: string) =>
  isLive(field) || ['usage', 'health', 'watchedCount', 'spend', 'forecast'].includes(field)

export const roundTripChecks: readonly Check[] = crudFixtures.flatMap((fixture) => {
  return [
    check(
      'round-trips',
      fixture.create,
      'creates a resource that can be read and is listed',
      async (context) => {
        const name = context.name()
        const made = await createResource(context, fixture, name)
        try {
          const seen = await readItem(context, fixture, made)
          assert.ok(seen, 'what was made can’t be read')
          assert.equal(seen[fixture.nameField], made[fixture.nameField])
          assert.ok(
            String(seen[fixture.nameField]).startsWith(name),
            `it is called ${seen[fixture.nameField]}`,
          )
          const listed = (await listItems(context, fixture, name)).find(({ id }) => id === made.id)
          assert.ok(listed, 'it is not in the list')
          assert.equal(listed[fixture.nameField], seen[fixture.nameField])
        } finally {
          await cleanUp(context, fixture, made)
        }
      },
    ),
    check('round-trips', fixture.create, 'stores what it is sent', async (context) => {
      const name = context.name()
      const optional = Object.entries(simpleValues)
        .filter(([field]) => field !== 'name' && bodyFieldsOf(fixture.create).includes(field))
        .map(([field, make]) => [field, make(name)])
      const body: Item = {
        ...(await fixture.createBody(context, name)),
        ...Object.fromEntries(optional),
      }
      const response = await context.send(fixture.create, { body })
      assertSuccess(response, fixture.create)
      const made = createdItem(response.body)
      try {
        const seen = await readItem(context, fixture, made)
        assert.ok(seen, 'what was made can’t be read')
        for (const [field, value] of Object.entries(body)) {
          if (!isComparable(field, seen[field], value)) continue
          assert.ok(
            contains(seen[field], value),
            `${field} is ${JSON.stringify(seen[field])}, and was sent as ${JSON.stringify(value)}`,
          )
        }
      } finally {
        await cleanUp(context, fixture, made)
      }
    }),
    ...(fixture.read === null
      ? []
      : [
          check('round-trips', fixture.list, 'lists an item as it is read', (context) =>
            withResource(context, fixture, async (item) => {
              const nameField = String(item[fixture.nameField])
              // Measured values and times may move between the two requests.
              for (let tries = 1; ; tries += 1) {
                const listed = (await listItems(context, fixture, nameField)).find(({ id }) => id === item.id)
                const seen = await readItem(context, fixture, item)
                assert.ok(listed && seen, 'it is not in the list, or can’t be read')
                const other = Object.keys(listed).filter(
                  (field) =>
                    field in seen && !isMeasured(field) && !isDeepStrictEqual(listed[field], seen[field]),
                )
                if (other.length > 0 && tries < 3) continue
                for (const field of other) assert.deepEqual(listed[field], seen[field], field)
                return
              }
            }),
          ),
        ]),
    check('round-trips', fixture.remove, 'deletes permanently', async (context) => {
      const made = await createResource(context, fixture)
      await deleteAndWait(context, fixture, made)
      const nameField = String(made[fixture.nameField])
      assert.ok(
        (await listItems(context, fixture, nameField)).every(({ id }) => id !== made.id),
        'it is still in the list',
      )
      const again = await context.send(fixture.remove, { path: pathOf(fixture, made) })
      assert.equal(again.outcome, '404 not_found', 'deleting it once more')
    }),
    check('round-trips', fixture.create, 'creates nothing when it rejects a request', async (context) => {
      const name = context.name()
      const body = await fixture.createBody(context, name)
      const response = await context.send(fixture.create, { body: { ...body, nonsense: true } })
      assert.equal(response.outcome, '422 validation_failed')
      const found = (await listItems(context, fixture, name)).filter((item) =>
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
                body: await fixture.createBody(context, name),
              })
              assert.equal(response.outcome, '409 name_taken')
              const { length } = (await listItems(context, fixture, name)).filter(
                (it) => it[fixture.nameField] === item[fixture.nameField],
              )
              assert.equal(length, 1, 'how many have the name')
            }),
          ),
        ]
      : []),
  ]
})
