import assert from 'node:assert/strict'
import type { OperationId } from '#mocks/engine/types.ts'
import {
  type ContractOperation,
  contract,
  extensionOf,
  type JsonObject,
  operationOf,
  valueAt,
} from '../../../contract/suite/contract.ts'
import { valuesAt } from '../../../contract/suite/item-schema.ts'
import { type Check, check } from '../../check.ts'
import type { CheckContext } from '../../check-context.ts'
import { type ChildFixture, childFixtures, createChild, parentOf } from '../../child-fixtures.ts'
import { cleanUp, createResource } from '../../crud.ts'
import { crudFixtures } from '../../crud-fixtures.ts'
import type { Item } from '../../existing-resources.ts'
import { sharedResourcesOf } from '../../shared-resources.ts'
import { Skip } from '../../skip.ts'
import { keys, read } from './read.ts'
import { comparisons } from './sorting.ts'

type Order = readonly string[] | string

/** `x-order`: fields as in `sort`, or a description; undefined for other operations. */
const orderOf = (operation: ContractOperation) => extensionOf<Order>(operation, 'x-order')

type Compare = (a: Item, b: Item) => number
type CompareTexts = (a: string, b: string) => number

/** Comparisons for orders that `x-order` describes in words. */
const describedOrders: Partial<Record<OperationId, (compareTexts: CompareTexts) => Compare>> = {
  listBudgets: (compare) => (a, b) =>
    Number(a.project !== null) - Number(b.project !== null) || compare(String(a.name), String(b.name)),
  listRoles: (compare) => (a, b) =>
    Number(a.kind === 'custom') - Number(b.kind === 'custom') ||
    (a.kind === 'custom'
      ? compare(String(a.name), String(b.name))
      : permissionsOf(b).length - permissionsOf(a).length),
  listApplicationHealth: () => (a, b) => HEALTHS.indexOf(a.status) - HEALTHS.indexOf(b.status),
  listBillingNotices: () => (a, b) => Number(a.type !== 'warning') - Number(b.type !== 'warning'),
  listContainerReplicas: () => (a, b) => Date.parse(String(a.createdAt)) - Date.parse(String(b.createdAt)),
}

const HEALTHS: readonly unknown[] = ['critical', 'warning', 'healthy']

const permissionsOf = ({ permissions }: Item) => permissions as readonly unknown[]

const TIMES = /At$/

function valueAtPath(item: Item, path: string): string | number | null {
  const [value = null] = valuesAt(item, path.split('.'))
  if (typeof value === 'boolean') return Number(value)
  if (typeof value === 'string') return TIMES.test(path) ? Date.parse(value) : value
  if (typeof value === 'object') return ((value as Item | null)?.amount ?? null) as number | null
  return value as number
}

/** Compares by fields, and then by id. */
const byFields =
  (fields: readonly string[]) =>
  (compareTexts: CompareTexts): Compare =>
  (a, b) =>
    fields.reduce((difference, field) => difference || byField(field, compareTexts)(a, b), 0) ||
    compareIds(a, b)

/** @param field as in `sort`. Items without a value come last, in both directions. */
const byField =
  (field: string, compareTexts: CompareTexts): Compare =>
  (a, b) => {
    const [x, y] = [a, b].map((it) => valueAtPath(it, field.replace('-', '')))
    if (x === y) return 0
    if (x === null) return 1
    if (y === null) return -1
    const difference = typeof x === 'number' ? x - Number(y) : compareTexts(String(x), String(y))
    return field.startsWith('-') ? -difference : difference
  }

function compareIds(a: Item, b: Item): number {
  const [x, y] = [String(a.id ?? ''), String(b.id ?? '')]
  return Number(x > y) - Number(x < y)
}

/**
 * Creates items for a list, in another order than that of their names, if checks can create any.
 * @param undo gets functions that delete them
 */
async function make(context: CheckContext, { id }: ContractOperation, undo: (() => Promise<void>)[]) {
  const fixture = crudFixtures.find(({ list }) => list === id)
  const child = Object.values<ChildFixture>(childFixtures).find(({ list }) => list === id)
  for (const letter of ['m', 'z', 'a']) {
    if (fixture) {
      const item = await createResource(context, fixture, context.name(`${letter}-conformance`))
      undo.push(() => cleanUp(context, fixture, item))
    } else if (child) {
      const parent = await sharedResourcesOf(context).of(parentOf(child))
      undo.push((await createChild(context, child, parent)).undo)
    }
  }
}

function sortCheck(
  operation: ContractOperation,
  compare: NonNullable<(typeof describedOrders)[OperationId]>,
): Check {
  return check('sorting', operation.id, 'is in the documented order', async (context) => {
    const undo: (() => Promise<void>)[] = []
    try {
      await make(context, operation, undo)
      let compared = 0
      for (const path of await context.existing.pathsOf(operation)) {
        const { items } = await read(context, operation, {}, path)
        compared = Math.max(compared, items.length)
        const isSorted = comparisons.some((compareTexts) =>
          items.every(
            (item, index) => index === 0 || compare(compareTexts)(items[index - 1] ?? item, item) <= 0,
          ),
        )
        assert.ok(isSorted, `x-order is ${orderOf(operation)}, and the list has ${labelsOf(items)}`)
      }
      if (compared < 2) throw new Skip('needs at least two items in the list')
    } finally {
      for (const one of undo) await one()
    }
  })
}

const labelsOf = (items: readonly Item[]) =>
  items.map(({ name, id, ...others }) => name ?? id ?? JSON.stringify(others)).join(', ')

/** Order of the values of a schema, or of the items of another list. */
function likeAnother(operation: ContractOperation, name: string): Check {
  return check('sorting', operation.id, 'is in the documented order', async (context) => {
    const { items } = await read(context, operation)
    const shown = items.flatMap((item) => Object.values(item)).filter((it) => typeof it === 'string')
    const values = await valuesOf(context, name)
    assert.deepEqual(
      shown.filter((it) => values.includes(it)),
      values.filter((it) => shown.includes(it)),
      `the order of ${name}`,
    )
  })
}

async function valuesOf(context: CheckContext, name: string): Promise<readonly string[]> {
  if (name.startsWith('list')) return keys((await read(context, operationOf(name as OperationId))).items)
  return (valueAt(`/components/schemas/${name}`) as JsonObject).enum as readonly string[]
}

export const orderChecks: readonly Check[] = contract.flatMap((operation) => {
  const written = orderOf(operation)
  if (written === undefined) return []
  if (typeof written !== 'string') return sortCheck(operation, byFields(written))
  const [, name] = /^in the order of `(\w+)`$/.exec(written) ?? []
  if (name !== undefined) return likeAnother(operation, name)
  const compare = describedOrders[operation.id]
  return compare ? sortCheck(operation, compare) : []
})
