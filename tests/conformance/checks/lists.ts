import assert from 'node:assert/strict'
import { sample } from '../../contract/cases/support/sample.ts'
import type { Request } from '../../contract/suite/api.ts'
import {
  type ContractOperation,
  contract,
  type JsonObject,
  operationOf,
  valueAt,
} from '../../contract/suite/contract.ts'
import { type Check, check, Skip } from '../check.ts'
import { type Item, keyOf } from '../existing.ts'
import { volumes } from '../makeable.ts'
import { cleanUp, order } from '../making.ts'
import type { Stage } from '../stage.ts'
import { isLive, sortValue } from './sort-values.ts'

const has = ({ parameters }: ContractOperation, name: string) => parameters.some((it) => it.name === name)

/** Lists whose pages are counted. */
const paged = contract.filter((it) => it.method === 'GET' && has(it, 'page'))
/** Lists that have an order to choose. */
const sorted = contract.filter(
  (it) => has(it, 'sort') && it.responses.some(({ contentType }) => contentType === 'application/json'),
)
/** Lists that grow while they are read. */
const growing = contract.filter((it) => has(it, 'cursor'))

interface Page {
  readonly items: readonly Item[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly nextCursor: string | null
}

/** Asks for a part of a list. */
async function read(
  stage: Stage,
  operation: ContractOperation,
  query: Request['query'] = {},
  of?: Request['path'],
): Promise<Page> {
  const valid = sample(operation)
  const path = of ?? (await stage.existing.pathOf(operation))
  const answer = await stage.send(operation.id, { ...valid, path, query: { ...valid.query, ...query } })
  assert.equal(answer.status, 200, `it answered ${answer.outcome}`)
  return answer.body as Page
}

const keys = (items: readonly Item[]) => items.map(keyOf)

/** How many pages of a list are compared: enough to see a boundary, few enough for a list of thousands. */
const PAGES = 4

const pageSizeFor = (total: number) => Math.max(1, Math.min(7, Math.ceil(total / 3)))

async function needTwo(
  stage: Stage,
  operation: ContractOperation,
  query: Request['query'] = {},
): Promise<Page> {
  const all = await read(stage, operation, { ...query, pageSize: 100 })
  if (all.total < 2) throw new Skip('needs two in the list at least')
  return all
}

export const pagingChecks: readonly Check[] = paged.flatMap((operation) => [
  check('paging', operation.id, 'shows each one on one page', async (stage) => {
    const { items, total } = await needTwo(stage, operation)
    const pageSize = pageSizeFor(total)
    const shown: string[] = []
    for (let page = 1; page <= Math.min(PAGES, Math.ceil(total / pageSize)); page += 1) {
      const part = await read(stage, operation, { page, pageSize })
      assert.equal(
        part.total,
        total,
        `page ${page} says that there are ${part.total}, the first that there are ${total}`,
      )
      assert.deepEqual(
        [part.page, part.pageSize],
        [page, pageSize],
        'page and pageSize are not those asked for',
      )
      assert.equal(
        part.items.length,
        Math.min(pageSize, total - (page - 1) * pageSize),
        `the length of page ${page}`,
      )
      shown.push(...keys(part.items))
    }
    assert.deepEqual(shown, keys(items).slice(0, shown.length), 'the pages are not the list, in its order')
  }),
  check('paging', operation.id, 'says how many there are', async (stage) => {
    const { items, total } = await read(stage, operation, { pageSize: 100 })
    assert.equal(items.length, Math.min(total, 100))
    assert.equal(new Set(keys(items)).size, items.length, 'something is in the list twice')
  }),
  check('paging', operation.id, 'has an empty page beyond the end', async (stage) => {
    const { total } = await read(stage, operation)
    const beyond = await read(stage, operation, { page: 1000, pageSize: 100 })
    assert.deepEqual([beyond.items, beyond.total, beyond.page], [[], total, 1000])
  }),
])

const fieldsOf = (operation: ContractOperation): string[] => {
  const sort = operation.parameters.find(({ name }) => name === 'sort')
  const { pattern } = valueAt(sort?.schemaPointer ?? '') as JsonObject
  return /^\^-\?\(([\w|]+)\)/.exec(String(pattern ?? ''))?.[1]?.split('|') ?? []
}

/** Those whose values are still the same at the next request: all, where the clock stands. */
const steadyFields = ({ hooks }: Stage, operation: ContractOperation) =>
  fieldsOf(operation).filter((field) => hooks.offered.has('scenario') || !isLive(field))

/** Without neighbours that are equal. */
const steps = <T>(values: readonly T[]) =>
  values.filter((value, index) => index === 0 || value !== values[index - 1])

const TIMES = /At$/

/** Texts may be compared as people do it or as machines do. */
const comparisons: readonly ((a: string, b: string) => number)[] = [
  (a, b) => (a < b ? -1 : Number(a > b)),
  (a, b) => a.localeCompare(b, 'en'),
  (a, b) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' }),
  (a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en'),
]

function ascends(values: readonly (string | number)[], field: string): boolean {
  const isPlain =
    field === 'name' || field === 'domain' || field === 'title' || field === 'email' || TIMES.test(field)
  const numbers = values.filter((it) => typeof it === 'number')
  if (numbers.length === values.length)
    return numbers.every((it, index) => index === 0 || it >= (numbers[index - 1] ?? it))
  // A status may be in the order of its weight: then only what is equal stands together.
  if (!isPlain) return new Set(values).size === steps(values).length
  const texts = values.map(String)
  return comparisons.some((compare) =>
    texts.every((it, index) => index === 0 || compare(texts[index - 1] ?? it, it) <= 0),
  )
}

export const sortingChecks: readonly Check[] = sorted.flatMap((operation) => {
  const part = has(operation, 'pageSize') ? { pageSize: 100 } : {}
  return [
    ...fieldsOf(operation).map((field) =>
      check('sorting', operation.id, `by ${field}, both ways`, async (stage) => {
        const up = await read(stage, operation, { ...part, sort: field })
        const down = await read(stage, operation, { ...part, sort: `-${field}` })
        if (up.items.length < 2) throw new Skip('needs two in the list at least')
        const isWhole = up.total === undefined || up.total <= 100
        if (isWhole)
          assert.deepEqual(keys(up.items).toSorted(), keys(down.items).toSorted(), 'one way shows others')
        const valuesUp = up.items.map((item) => sortValue(operation.id, field, item))
        const valuesDown = down.items.map((item) => sortValue(operation.id, field, item)).toReversed()
        if (valuesUp.includes(undefined)) return
        // What has no value may come first or last, either way.
        const present = (values: readonly unknown[]) =>
          values.filter((it): it is string | number => typeof it === 'string' || typeof it === 'number')
        assert.ok(ascends(present(valuesUp), field), `sort=${field} gives ${steps(valuesUp).join(', ')}`)
        assert.ok(
          ascends(present(valuesDown), field),
          `sort=-${field} ends with ${steps(valuesDown).join(', ')}`,
        )
        if (isWhole && !isLive(field))
          assert.deepEqual(
            steps(present(valuesDown)),
            steps(present(valuesUp)),
            `sort=-${field} is not the other way round`,
          )
      }),
    ),
    check('sorting', operation.id, 'keeps its order from one request to the next', async (stage) => {
      for (const field of [undefined, ...steadyFields(stage, operation)]) {
        const query = field === undefined ? part : { ...part, sort: field }
        const first = keys((await read(stage, operation, query)).items)
        const second = keys((await read(stage, operation, query)).items)
        assert.deepEqual(second, first, `sorted by ${field ?? 'what is the default'}`)
      }
    }),
    ...(has(operation, 'page')
      ? [
          check('sorting', operation.id, 'keeps equal ones in one order over all pages', async (stage) => {
            for (const field of steadyFields(stage, operation)) {
              const { items, total } = await needTwo(stage, operation, { sort: field })
              const pageSize = pageSizeFor(total)
              const shown: string[] = []
              for (let page = 1; page <= Math.min(PAGES, Math.ceil(total / pageSize)); page += 1)
                shown.push(...keys((await read(stage, operation, { sort: field, page, pageSize })).items))
              assert.deepEqual(shown, keys(items).slice(0, shown.length), `sorted by ${field}`)
            }
          }),
        ]
      : []),
    check('sorting', operation.id, 'refuses a field that it can’t be sorted by', async (stage) => {
      const valid = sample(operation)
      const path = await stage.existing.pathOf(operation)
      const answer = await stage.send(operation.id, {
        ...valid,
        path,
        query: { ...valid.query, sort: 'nonsense' },
      })
      assert.equal(answer.outcome, '400 invalid_parameters')
    }),
  ]
})

/** What a parameter of a list is compared with, where that is not the field of its name. */
const tellers: Readonly<Record<string, (item: Item) => unknown>> = {
  acknowledged: ({ acknowledgedAt }) => acknowledgedAt !== null,
  silenced: ({ silencedUntil }) => silencedUntil !== null,
  unread: ({ readAt }) => readAt === null,
  resourceId: (item) => item.resourceId ?? idOf(item.resource),
  resource: ({ resourceId }) => resourceId,
  resourceType: (item) => item.resourceType ?? (item.resource as Item | null)?.type,
  ruleId: ({ rule }) => idOf(rule),
  role: ({ teamRole }) => teamRole,
  userId: ({ actor }) => idOf(actor),
  volumeId: ({ volume }) => idOf(volume),
  vmId: ({ attachment }) => idOf((attachment as Item | null)?.vm),
  type: (item) => item.type ?? (item.data as Item | undefined)?.type,
}

const idOf = (thing: unknown) => (thing as Item | null | undefined)?.id

const told = (item: Item, name: string) => tellers[name]?.(item) ?? item[name]

/** Parameters that are no filters, and filters by what the items of a list do not say. */
const untold: readonly string[] = [
  ...['q', 'sort', 'page', 'pageSize', 'cursor', 'limit', 'from', 'to', 'tag', 'period', 'by'],
  ...[
    'listFirewalls vmId',
    'listLoadBalancers vmId',
    'listAlertRules channelId',
    'listAlertRules resourceId',
  ],
  ...['listActivity resourceType', 'listActivity projectId', 'getCostBreakdown projectId'],
  'listContainerLogs replicaId',
]

function filtersOf({ id, parameters }: ContractOperation): string[] {
  return parameters
    .filter((it) => it.in === 'query')
    .map(({ name }) => name)
    .filter((name) => !untold.includes(name) && !untold.includes(`${id} ${name}`))
}

const listed = contract.filter(
  (it) => it.method === 'GET' && (has(it, 'page') || has(it, 'cursor')) && filtersOf(it).length > 0,
)

/** What something is called by. */
const textOf = (item: Item): string | undefined =>
  [item.name, item.domain, item.title, (item.vm as Item | undefined)?.name].find(
    (it): it is string => typeof it === 'string',
  )

export const filterChecks: readonly Check[] = [
  ...listed.flatMap((operation) =>
    filtersOf(operation).map((name) =>
      check('filters', operation.id, `leaves those of one ${name}`, async (stage) => {
        const size = has(operation, 'page') ? { pageSize: 100 } : { limit: 100 }
        const all = await read(stage, operation, size)
        const values = [...new Set(all.items.map((item) => told(item, name)))].filter(
          (it) => typeof it === 'string' || typeof it === 'boolean',
        )
        if (values.length === 0) throw new Skip(`the list has no ${name} to be told by`)
        for (const value of values.slice(0, 3)) {
          const some = await read(stage, operation, { ...size, [name]: value })
          const others = some.items.filter((item) => told(item, name) !== value)
          assert.deepEqual(keys(others), [], `${name}=${value} also shows others`)
          if (all.total !== undefined && all.total <= 100)
            assert.deepEqual(
              keys(some.items).toSorted(),
              keys(all.items.filter((item) => told(item, name) === value)).toSorted(),
              `${name}=${value} does not show all of them`,
            )
        }
      }),
    ),
  ),
  ...contract
    .filter((it) => it.method === 'GET' && has(it, 'q') && has(it, 'page'))
    .map((operation) =>
      check(
        'filters',
        operation.id,
        'finds by text, in any case, and nothing for nonsense',
        async (stage) => {
          const all = await read(stage, operation, { pageSize: 100 })
          const [item] = all.items
          const text = item && textOf(item)
          if (!item || text === undefined) throw new Skip('needs something with a name')
          for (const q of [text, text.toUpperCase()])
            assert.ok(
              keys((await read(stage, operation, { pageSize: 100, q })).items).includes(keyOf(item)),
              `q=${q} does not find it`,
            )
          const none = await read(stage, operation, { q: 'there is nothing like zqxjkvbw' })
          assert.deepEqual([none.items, none.total], [[], 0])
        },
      ),
    ),
]

/** A list that has two pages at least: not everything has a history. */
async function longOne(stage: Stage, operation: ContractOperation) {
  for (const path of await stage.existing.pathsOf(operation)) {
    const all = await read(stage, operation, { limit: 50 }, path)
    if (all.items.length >= 2) return { all, path }
  }
  throw new Skip('needs two in the list at least')
}

/** What each creation adds to, at its beginning. */
const added = ['listAuditEntries', 'listActivity'] as const

const growthChecks = added.map((id) =>
  check('cursors', id, 'loses and repeats nothing when it grows between two pages', async (stage) => {
    const operation = operationOf(id)
    const made: Item[] = []
    try {
      for (let count = 0; count < 3; count += 1) made.push(await order(stage, volumes))
      const before = await read(stage, operation, { limit: 6 })
      const first = await read(stage, operation, { limit: 2 })
      made.push(await order(stage, volumes))
      const cursor = first.nextCursor ?? ''
      const second = await read(stage, operation, { limit: 2, cursor })
      const shown = keys([...first.items, ...second.items])
      assert.equal(new Set(shown).size, shown.length, 'something came twice')
      // What is new may come in between, where it happened at the same time.
      const known = shown.filter((key) => keys(before.items).includes(key))
      assert.deepEqual(known, keys(before.items).slice(0, known.length))
    } finally {
      for (const item of made) await cleanUp(stage, volumes, item)
    }
  }),
)

const pageChecks = growing.flatMap((operation) => [
  check('cursors', operation.id, 'is the same list in small steps and in large ones', async (stage) => {
    const { all, path } = await longOne(stage, operation)
    const limit = Math.max(1, Math.min(10, Math.floor(all.items.length / 2)))
    const shown: string[] = []
    let cursor: string | null = null
    do {
      const part: Page = await read(stage, operation, cursor === null ? { limit } : { limit, cursor }, path)
      assert.ok(part.items.length <= limit, `${part.items.length} came where ${limit} were asked for`)
      shown.push(...keys(part.items))
      cursor = part.nextCursor
    } while (cursor !== null && shown.length < all.items.length)
    assert.deepEqual(shown.slice(0, all.items.length), keys(all.items))
    assert.equal(new Set(shown).size, shown.length, 'something came twice')
  }),
  check('cursors', operation.id, 'refuses a cursor of no list', async (stage) => {
    const path = await stage.existing.pathOf(operation)
    const answer = await stage.send(operation.id, { path, query: { cursor: 'bm90aGluZw' } })
    assert.equal(answer.outcome, '400 invalid_cursor')
  }),
  check('cursors', operation.id, 'ends', async (stage) => {
    const first = await read(stage, operation, { limit: 100 })
    let { nextCursor } = first
    for (let page = 1; nextCursor !== null && page < PAGES; page += 1) {
      const next: Page = await read(stage, operation, { limit: 100, cursor: nextCursor })
      assert.ok(next.items.length > 0, 'there is said to be more, and there is nothing')
      assert.notEqual(next.nextCursor, nextCursor, 'a page leads to itself')
      nextCursor = next.nextCursor
    }
  }),
])

export const cursorChecks: readonly Check[] = [...pageChecks, ...growthChecks]
