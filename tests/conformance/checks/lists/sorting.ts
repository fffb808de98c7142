import assert from 'node:assert/strict'
import { sample } from '../../../contract/cases/support/sample.ts'
import {
  type ContractOperation,
  contract,
  type JsonObject,
  valueAt,
} from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { CheckContext } from '../../check-context.ts'
import type { Item } from '../../existing-resources.ts'
import { Skip } from '../../skip.ts'
import { atLeastTwo, fill, has, keys, PAGES, pageSizeFor, read } from './read.ts'
import { isLive, sortValue } from './sort-values.ts'

/** Lists with a `sort` parameter. */
export const sortedLists = contract.filter(
  (it) => has(it, 'sort') && it.responses.some(({ contentType }) => contentType === 'application/json'),
)

/** Fields of the `sort` parameter. */
export const sortFieldsOf = (operation: ContractOperation): string[] => {
  const sort = operation.parameters.find(({ name }) => name === 'sort')
  const { pattern } = valueAt(sort?.schemaPointer ?? '') as JsonObject
  return /^\^-\?\(([\w|]+)\)/.exec(String(pattern ?? ''))?.[1]?.split('|') ?? []
}

/** Sort fields that don't change between requests; all of them if the clock stands. */
const steadyFields = ({ hooks }: CheckContext, operation: ContractOperation) =>
  sortFieldsOf(operation).filter((field) => hooks.available.has('scenario') || !isLive(field))

/** Removes repeated neighbors. */
const steps = <T>(values: readonly T[]) =>
  values.filter((value, index) => index === 0 || value !== values[index - 1])

const TIMES = /At$/

/** Accepted text orders: by locale or by code point. */
export const comparisons: readonly ((a: string, b: string) => number)[] = [
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
  // A status may sort by severity: only check that equal values are adjacent.
  if (!isPlain) return new Set(values).size === steps(values).length
  const texts = values.map(String)
  return comparisons.some((compare) =>
    texts.every((it, index) => index === 0 || compare(texts[index - 1] ?? it, it) <= 0),
  )
}

/** Fails unless items without a value come last, and equal ones are in the order of their ids. */
function assertTies(operation: ContractOperation, field: string, items: readonly Item[], sort: string): void {
  const valueIn = (item: Item) => sortValue(operation.id, field, item) ?? null
  const firstMissing = items.findIndex((item) => valueIn(item) === null)
  const isLast = firstMissing === -1 || items.slice(firstMissing).every((item) => valueIn(item) === null)
  assert.ok(isLast, `sort=${sort} has items without a value before others`)
  // Measured values may be rounded, so items that look equal need not be.
  if (isLive(field)) return
  for (const [index, item] of items.entries()) {
    const before = items[index - 1]
    if (!before || valueIn(before) !== valueIn(item)) continue
    const [first, second] = [String(before.id), String(item.id)]
    assert.ok(first <= second, `sort=${sort} has ${first} before ${second}, which are equal in ${field}`)
  }
}

export const sortingChecks: readonly Check[] = sortedLists.flatMap((operation) => {
  const part = has(operation, 'pageSize') ? { pageSize: 100 } : {}
  return [
    ...sortFieldsOf(operation).map((field) =>
      check('sorting', operation.id, `sorts by ${field} in both directions`, async (context) => {
        await fill(context, operation)
        const up = await read(context, operation, { ...part, sort: field })
        const down = await read(context, operation, { ...part, sort: `-${field}` })
        if (up.items.length < 2) throw new Skip('needs at least two items in the list')
        const isWhole = up.total === undefined || up.total <= 100
        if (isWhole)
          assert.deepEqual(keys(up.items).toSorted(), keys(down.items).toSorted(), 'one way shows others')
        const valuesUp = up.items.map((item) => sortValue(operation.id, field, item))
        const valuesDown = down.items.map((item) => sortValue(operation.id, field, item)).toReversed()
        if (valuesUp.includes(undefined)) return
        for (const [sort, items] of [[field, up.items] as const, [`-${field}`, down.items] as const])
          assertTies(operation, field, items, sort)
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
    check('sorting', operation.id, 'keeps its order between requests', async (context) => {
      for (const field of [undefined, ...steadyFields(context, operation)]) {
        const query = field === undefined ? part : { ...part, sort: field }
        const first = keys((await read(context, operation, query)).items)
        const second = keys((await read(context, operation, query)).items)
        assert.deepEqual(second, first, `sorted by ${field ?? 'what is the default'}`)
      }
    }),
    ...(has(operation, 'page')
      ? [
          check('sorting', operation.id, 'keeps the order of equal items over all pages', async (context) => {
            for (const field of steadyFields(context, operation)) {
              const { items, total } = await atLeastTwo(context, operation, { sort: field })
              const pageSize = pageSizeFor(total)
              const shown: string[] = []
              for (let page = 1; page <= Math.min(PAGES, Math.ceil(total / pageSize)); page += 1)
                shown.push(...keys((await read(context, operation, { sort: field, page, pageSize })).items))
              assert.deepEqual(shown, keys(items).slice(0, shown.length), `sorted by ${field}`)
            }
          }),
        ]
      : []),
    check('sorting', operation.id, 'rejects an unknown sort field', async (context) => {
      const valid = sample(operation)
      const path = await context.existing.pathOf(operation)
      const response = await context.send(operation.id, {
        ...valid,
        path,
        query: { ...valid.query, sort: 'nonsense' },
      })
      assert.equal(response.outcome, '400 invalid_parameters')
    }),
  ]
})
