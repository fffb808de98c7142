import assert from 'node:assert/strict'
import type { Request } from '../../../contract/suite/api.ts'
import type { ContractOperation } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { CheckContext } from '../../check-context.ts'
import type { Item } from '../../existing-resources.ts'
import { schemaAt } from '../../schemas.ts'
import { Skip } from '../../skip.ts'
import { filteredLists, filtersOf, filterValue, isFound } from './filters.ts'
import { keys, longestPage, read } from './read.ts'

type Value = string | boolean

const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'boolean'

/** True if a filter takes several values. */
function isRepeatable({ parameters }: ContractOperation, name: string): boolean {
  const parameter = parameters.find((it) => it.name === name)
  return parameter !== undefined && schemaAt(parameter.schemaPointer).type === 'array'
}

/** Fails unless a query returns exactly the items of a list for which something is true. */
async function assertReturns(
  context: CheckContext,
  operation: ContractOperation,
  query: NonNullable<Request['query']>,
  isWanted: (item: Item) => boolean,
): Promise<void> {
  const all = await read(context, operation, longestPage(operation))
  const some = await read(context, operation, { ...longestPage(operation), ...query })
  const text = new URLSearchParams(query as Record<string, string>).toString()
  assert.deepEqual(keys(some.items.filter((item) => !isWanted(item))), [], `${text} also returns others`)
  if (all.total !== undefined && all.total <= 100)
    assert.deepEqual(
      keys(some.items).toSorted(),
      keys(all.items.filter(isWanted)).toSorted(),
      `${text} does not return all`,
    )
}

function pairsOf<T>(values: readonly T[]): [T, T][] {
  return values.flatMap((a, index) => values.slice(index + 1).map((b): [T, T] => [a, b]))
}

export const combinationChecks: readonly Check[] = filteredLists.flatMap((operation) => {
  const filters = filtersOf(operation)
  return [
    ...(filters.length < 2
      ? []
      : [
          check('filters', operation.id, 'combines its filters', async (context) => {
            const { items } = await read(context, operation, longestPage(operation))
            if (items.length === 0) throw new Skip('needs an item in the list')
            for (const [one, other] of pairsOf(filters)) {
              // From two items if possible, so that a filter that is ignored shows.
              const a = items.find((item) => isValue(filterValue(item, one)))
              const b = items.findLast((item) => isValue(filterValue(item, other)))
              if (!a || !b) continue
              const wanted = [
                { [one]: filterValue(a, one) as Value, [other]: filterValue(b, other) as Value },
                { [one]: filterValue(a, one) as Value, [other]: filterValue(a, other) as Value },
              ].filter((query) => Object.values(query).every(isValue))
              for (const query of wanted)
                await assertReturns(context, operation, query, (item) =>
                  Object.entries(query).every(([name, value]) => isFound(item, name, value)),
                )
            }
          }),
        ]),
    ...filters
      .filter((name) => isRepeatable(operation, name))
      .map((name) =>
        check(
          'filters',
          operation.id,
          `returns items with any of several values of ${name}`,
          async (context) => {
            const { items } = await read(context, operation, longestPage(operation))
            const values = [...new Set(items.map((item) => filterValue(item, name)))].filter(
              (it) => typeof it === 'string',
            )
            if (values.length < 2) throw new Skip(`needs items with different values of ${name}`)
            const wanted = values.slice(0, 2)
            await assertReturns(context, operation, { [name]: wanted }, (item) =>
              wanted.includes(String(filterValue(item, name))),
            )
          },
        ),
      ),
  ]
})
