import assert from 'node:assert/strict'
import { type ContractOperation, contract } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import { cleanUp, createResource } from '../../crud.ts'
import { type CrudFixture, crudFixtures } from '../../crud-fixtures.ts'
import { type Item, keyOf } from '../../existing-resources.ts'
import { Skip } from '../../skip.ts'
import { fill, has, keys, longestPage, read } from './read.ts'

/** Item fields that filters compare, if not the field of the same name. */
const valueReaders: Readonly<Record<string, (item: Item) => unknown>> = {
  acknowledged: ({ acknowledgedAt }) => acknowledgedAt !== null,
  silenced: ({ silencedUntil }) => silencedUntil !== null,
  unread: ({ readAt }) => readAt === null,
  resourceId: (item) => item.resourceId ?? idOf(item.resource),
  resource: ({ resourceId }) => resourceId,
  resourceType: (item) => item.resourceType ?? (item.resource as Item | null)?.type,
  ruleId: ({ rule }) => idOf(rule),
  channelId: ({ channels }) => (channels as readonly Item[] | undefined)?.map(idOf),
  role: ({ teamRole }) => teamRole,
  // A key acts for its owner.
  userId: ({ actor }) => idOf((actor as Item | null)?.owner ?? actor),
  volumeId: ({ volume }) => idOf(volume),
  vmId: ({ attachment }) => idOf((attachment as Item | null)?.vm),
  type: (item) => item.type ?? (item.data as Item | undefined)?.type,
}

const idOf = (thing: unknown) => (thing as Item | null | undefined)?.id

/** Value that a filter compares; a list if any of several will do. */
export const filterValue = (item: Item, name: string) => valueReaders[name]?.(item) ?? item[name]

/** Values that find an item. */
const filterValues = (item: Item, name: string): readonly unknown[] => [filterValue(item, name)].flat()

/** True if a filter with a value finds an item. */
export const isFound = (item: Item, name: string, value: unknown): boolean =>
  filterValues(item, name).includes(value)

/** Parameters that are no filters, and filters on values that items don't contain. */
const unchecked: readonly string[] = [
  ...['q', 'sort', 'page', 'pageSize', 'cursor', 'limit', 'from', 'to', 'tag', 'period', 'by'],
  ...['listFirewalls vmId', 'listLoadBalancers vmId', 'listAlertRules resourceId'],
  ...['listActivity projectId', 'getCostBreakdown projectId'],
  'listContainerLogs replicaId',
]

/** Filters on values that items contain. */
export function filtersOf({ id, parameters }: ContractOperation): string[] {
  return parameters
    .filter((it) => it.in === 'query')
    .map(({ name }) => name)
    .filter((name) => !unchecked.includes(name) && !unchecked.includes(`${id} ${name}`))
}

/** Rules that watch everything also watch what does not exist. */
const UNLIMITED = 'listAlertRules resourceId'

/** Filters by an id. */
const idFiltersOf = ({ id, parameters }: ContractOperation): string[] =>
  parameters
    .filter((it) => it.in === 'query' && /Id$/.test(it.name) && `${id} ${it.name}` !== UNLIMITED)
    .map(({ name }) => name)

/** Lists with such filters. */
export const filteredLists = contract.filter(
  (it) => it.method === 'GET' && (has(it, 'page') || has(it, 'cursor')) && filtersOf(it).length > 0,
)

/** Display name of an item. */
const textOf = (item: Item): string | undefined =>
  [
    item.name,
    item.domain,
    item.title,
    (item.domains as readonly string[] | undefined)?.[0],
    (item.vm as Item | undefined)?.name,
  ].find((it): it is string => typeof it === 'string')

export const filterChecks: readonly Check[] = [
  ...filteredLists.flatMap((operation) =>
    filtersOf(operation).map((name) =>
      check('filters', operation.id, `filters by ${name}`, async (context) => {
        const size = longestPage(operation)
        const all = await read(context, operation, size)
        const values = [...new Set(all.items.flatMap((item) => filterValues(item, name)))].filter(
          (it) => typeof it === 'string' || typeof it === 'boolean',
        )
        if (values.length === 0) throw new Skip(`the list has no ${name} to be told by`)
        for (const value of values.slice(0, 3)) {
          const some = await read(context, operation, { ...size, [name]: value })
          const others = some.items.filter((item) => !isFound(item, name, value))
          assert.deepEqual(keys(others), [], `${name}=${value} also shows others`)
          if (all.total === undefined || all.total > 100) continue
          assert.deepEqual(
            keys(some.items).toSorted(),
            keys(all.items.filter((item) => isFound(item, name, value))).toSorted(),
            `${name}=${value} does not show all of them`,
          )
          assert.equal(some.total, some.items.length, `total with ${name}=${value}`)
        }
      }),
    ),
  ),
  ...contract
    .filter((it) => it.method === 'GET' && (has(it, 'page') || has(it, 'cursor')))
    .flatMap((operation) =>
      idFiltersOf(operation).map((name) =>
        check('filters', operation.id, `finds nothing by an unknown ${name}`, async (context) => {
          const { items } = await read(context, operation, { [name]: 'unknown_0000000000zz' })
          assert.deepEqual(keys(items), [])
        }),
      ),
    ),
  ...contract
    .filter((it) => it.method === 'GET' && has(it, 'q') && has(it, 'page'))
    .map((operation) =>
      check(
        'filters',
        operation.id,
        'finds by text, ignoring case, and nothing for nonsense',
        async (context) => {
          await fill(context, operation, 1)
          const all = await read(context, operation, { pageSize: 100 })
          const [item] = all.items
          const text = item && textOf(item)
          if (!item || text === undefined) throw new Skip('needs an item with a name')
          for (const q of [text, text.toUpperCase()])
            assert.ok(
              keys((await read(context, operation, { pageSize: 100, q })).items).includes(keyOf(item)),
              `q=${q} does not find it`,
            )
          const none = await read(context, operation, { q: 'there is nothing like zqxjkvbw' })
          assert.deepEqual([none.items, none.total], [[], 0])
        },
      ),
    ),
  ...contract
    .filter((it) => it.method === 'GET' && has(it, 'tag') && has(it, 'page'))
    .map((operation) =>
      check('filters', operation.id, 'filters by all given tags', async (context) => {
        const fixture = crudFixtures.find(({ list }) => list === operation.id)
        if (!fixture) throw new Skip('needs a type that checks can create')
        const [one, other] = [`check:${context.name('one')}`, `check:${context.name('other')}`]
        const withTags = (tags: readonly string[]): CrudFixture => ({
          ...fixture,
          createBody: async (...of) => ({ ...(await fixture.createBody(...of)), tags }),
        })
        const made: Item[] = []
        try {
          for (const tags of [[one, other], [one], [other]])
            made.push(await createResource(context, withTags(tags)))
          const ids = made.map(keyOf)
          const shown = async (tag: readonly string[]) =>
            keys((await read(context, operation, { pageSize: 100, tag })).items).toSorted()
          assert.deepEqual(await shown([one]), [ids[0], ids[1]].toSorted(), 'with the first tag')
          assert.deepEqual(await shown([other]), [ids[0], ids[2]].toSorted(), 'with the second tag')
          assert.deepEqual(await shown([one, other]), [ids[0]], 'with both tags')
        } finally {
          for (const item of made) await cleanUp(context, fixture, item)
        }
      }),
    ),
]
