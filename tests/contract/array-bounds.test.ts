import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#mocks/engine/types.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { CUT, EXEMPT, REFUSED, SENT } from './array-bounds.ts'
import { sample } from './cases/support/sample.ts'
import { mswDriver } from './drivers/msw.ts'
import { Api, problemOf } from './suite/api.ts'
import { contract, type JsonObject, operationOf, valueAt } from './suite/contract.ts'
import { Coverage } from './suite/coverage.ts'

/*
 * Finds every array in a response and checks that nothing grows beyond its `maxItems`: it is a page, or
 * `array-bounds.ts` names its bound. A new array without one fails here.
 */

interface ResponseArray {
  /** Schema and property: the same for all operations that return it. */
  readonly id: string
  readonly operation: OperationId
  readonly path: string
  readonly maxItems: number
  /** Texts about it, nearest first. */
  readonly descriptions: readonly string[]
}

interface Place {
  readonly owner: string
  readonly path: readonly string[]
  readonly descriptions: readonly string[]
}

/** Arrays of a schema, those in arrays too. A schema within itself is walked once. */
function* arraysIn(
  schema: JsonObject,
  place: Place,
  seen: readonly string[] = [],
): Generator<Place & { readonly schema: JsonObject }> {
  const described = (it: Place) =>
    typeof schema.description === 'string'
      ? { ...it, descriptions: [schema.description, ...it.descriptions] }
      : it
  if (typeof schema.$ref === 'string') {
    if (seen.includes(schema.$ref)) return
    const target = at(schema.$ref.slice(1))
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    // A named array belongs to the object that has it.
    const owner = target.items === undefined ? name : place.owner
    yield* arraysIn(target, { ...described(place), owner }, [...seen, schema.$ref])
    return
  }
  const here = described(place)
  for (const option of (schema.oneOf ?? []) as readonly JsonObject[]) yield* arraysIn(option, here, seen)
  if (schema.items !== undefined) {
    yield { ...here, schema }
    yield* arraysIn(schema.items as JsonObject, here, seen)
  }
  for (const [name, property] of Object.entries((schema.properties ?? {}) as JsonObject)) {
    const inside = { ...here, owner: `${place.owner}.${name}`, path: [...place.path, name] }
    yield* arraysIn(property as JsonObject, inside, seen)
  }
}

const at = (pointer: string) => valueAt(pointer) as JsonObject

const found: readonly ResponseArray[] = contract.flatMap(({ id: operation, responses }) =>
  responses.flatMap(({ status, schemaPointer }) => {
    if (status >= 300 || schemaPointer === null) return []
    const descriptions = [descriptionOf(operation)]
    const place = { owner: `${operation} ${status}`, path: [], descriptions }
    return [...arraysIn(at(schemaPointer), place)].map(({ owner, path, schema, descriptions }) => ({
      id: owner,
      operation,
      path: path.join('.'),
      maxItems: Number(schema.maxItems),
      descriptions,
    }))
  }),
)

function descriptionOf(id: OperationId): string {
  const { path, method } = operationOf(id)
  const pointer = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`
  return String(at(pointer).description ?? '')
}

/** True for `items` whose number a parameter limits. */
function isPage({ operation, path, maxItems }: ResponseArray): boolean {
  const sizes = operationOf(operation).parameters.filter(
    ({ name }) => name === 'pageSize' || name === 'limit',
  )
  return path === 'items' && sizes.some(({ schemaPointer }) => Number(at(schemaPointer).maximum) <= maxItems)
}

const TABLES = { REFUSED, SENT, CUT, EXEMPT }

interface Named<Bound> {
  readonly operation: OperationId
  readonly path: string
  readonly bound: Bound
}

function entriesOf<Bound>(
  table: Partial<Record<OperationId, Readonly<Record<string, Bound>>>>,
): Named<Bound>[] {
  return Object.entries(table).flatMap(([operation, paths]) =>
    Object.entries(paths).map(([path, bound]) => ({ operation: operation as OperationId, path, bound })),
  )
}

const arrayOf = ({ operation, path }: Pick<Named<unknown>, 'operation' | 'path'>): ResponseArray => {
  const array = found.find((it) => it.operation === operation && it.path === path)
  if (array === undefined) throw new Error(`${operation} returns no array ${path}`)
  return array
}

test('every array of a response has one bound', () => {
  const bounds = new Map<string, string[]>()
  const note = (id: string, bound: string) => bounds.set(id, [...(bounds.get(id) ?? []), bound])
  for (const [name, table] of Object.entries(TABLES))
    for (const entry of entriesOf<unknown>(table)) note(arrayOf(entry).id, name)
  const byId = [...Map.groupBy(found, ({ id }) => id)]
  for (const [id, places] of byId) if (places.every(isPage)) note(id, 'a page')
  const wrong = byId.flatMap(([id, [first]]) => {
    const names = bounds.get(id) ?? []
    if (names.length === 1) return []
    return [`${id}, in ${first?.operation} ${first?.path}: ${names.join(' and ') || 'no bound'}`]
  })
  expect(
    wrong,
    'page the list, refuse further entries, or name another bound: tests/contract/array-bounds.ts',
  ).toEqual([])
})

test('every array of a response documents its maxItems', () => {
  expect(found.filter(({ maxItems }) => !(maxItems > 0)).map(({ id }) => id)).toEqual([])
})

test.for(entriesOf(CUT))('$operation says how many $path it returns at most', (entry) => {
  const { descriptions, maxItems } = arrayOf(entry)
  const totals = operationOf(entry.operation).responses.flatMap(({ status, schemaPointer }) =>
    status < 300 && schemaPointer ? textsIn(at(schemaPointer)) : [],
  )
  expect([...descriptions, ...totals].join('\n')).toContain(maxItems.toLocaleString('en-US'))
})

/** Descriptions of the properties beside an array, such as `truncated`. */
function textsIn(schema: JsonObject): string[] {
  if (typeof schema.$ref === 'string') return textsIn(at(schema.$ref.slice(1)))
  const properties = Object.values((schema.properties ?? {}) as JsonObject) as readonly JsonObject[]
  return properties.flatMap(({ description }) => (typeof description === 'string' ? [description] : []))
}

let api: Api
let stop: () => Promise<void>

beforeAll(async () => {
  const { server, runtime } = await startNodeMocks()
  api = new Api(mswDriver(server), new Coverage())
  stop = () => runtime.close()
})
afterAll(() => stop())

describe('full lists', () => {
  beforeAll(async () => {
    await api.begin()
    await api.mocks.scenario({ seedVariants: ['full-lists'] })
    await api.logIn('owner@nimbus.example')
  })

  test.for(entriesOf(REFUSED))(
    '$operation $path: full, and the operations that add to it refuse',
    async ({ operation, path, bound }) => {
      for (const refusal of bound) {
        const [id, code] = refusal.split(' ') as [OperationId, string]
        const { codes } = operationOf(id).responses.find(({ status }) => status === 409) ?? { codes: [] }
        // `limit_reached` of each operation is a contract case, as every documented outcome is.
        expect(codes, `${id} must refuse with 409`).toContain(code)
      }
      if (!bound.some((it) => it.endsWith(' limit_reached'))) return
      const { parameters } = operationOf(operation)
      if (parameters.some((it) => it.in === 'path')) return
      const isPaged = parameters.some(({ name }) => name === 'pageSize')
      const { body } = await api.send(operation, {
        as: 'session',
        ...(isPaged && { query: { pageSize: 100 } }),
      })
      const { maxItems } = arrayOf({ operation, path })
      expect(Math.max(...lengthsIn(body, path.split('.'))), 'the seed variant full-lists fills it').toBe(
        maxItems,
      )
    },
  )
})

/** Lengths of the arrays at a path; arrays on the way are entered. */
function lengthsIn(value: unknown, [name, ...rest]: readonly string[]): number[] {
  if (name === undefined) return [(value as readonly unknown[]).length]
  if (Array.isArray(value)) return value.flatMap((item) => lengthsIn(item, [name, ...rest]))
  return lengthsIn((value as Readonly<Record<string, unknown>>)[name], rest)
}

const fields = entriesOf(SENT).flatMap(({ operation, path, bound }) =>
  bound.map((field) => {
    const [id = '', name = ''] = field.split(' ')
    return { id: id as OperationId, name, array: arrayOf({ operation, path }) }
  }),
)

describe('arrays of bodies', () => {
  beforeAll(async () => {
    await api.begin()
    await api.logIn('owner@nimbus.example')
  })

  test.for(fields)('$id responds with 422 for too many $name', async ({ id, name, array }) => {
    const operation = operationOf(id)
    const pointer = operation.body?.schemaPointer ?? ''
    const sent = [...arraysIn(at(pointer), { owner: id, path: [], descriptions: [] })].find(
      ({ path }) => path.join('.') === name,
    )
    const max = Number(sent?.schema.maxItems)
    expect(max, `${id} takes no array ${name}, or an unbounded one`).toBeLessThanOrEqual(array.maxItems)

    const request = sample(operation)
    const examples = (operation.body?.examples ?? []) as readonly JsonObject[]
    const path = name.split('.')
    const [last = ''] = path.slice(-1)
    const body = structuredClone(
      examples.find((it) => path[0] !== undefined && path[0] in it) ?? examples[0],
    ) as Loose
    const [holder, parent] = descend(body, path.slice(0, -1))
    holder[last] = new Array(max + 1).fill(null)
    const response = await api.send(id, { ...request, as: 'session', body })
    expect(response.outcome).toBe('422 validation_failed')
    expect(problemOf(response).errors).toContainEqual(
      expect.objectContaining({ pointer: `${parent}/${last}`, code: 'too_many' }),
    )
  })
})

type Loose = Record<string, unknown>

/** Object at a path, entering the first item of arrays, and its JSON pointer. */
function descend(body: Loose, path: readonly string[]): [Loose, string] {
  let holder = body
  let pointer = ''
  for (const name of path) {
    const next = holder[name]
    holder = (Array.isArray(next) ? next[0] : next) as Loose
    pointer += Array.isArray(next) ? `/${name}/0` : `/${name}`
  }
  return [holder, pointer]
}
