import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#mocks/engine/types.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { ExistingResources, type Item, itemsOf } from '#tests/conformance/existing-resources.ts'
import { sample } from './cases/support/sample.ts'
import { mswDriver } from './drivers/msw.ts'
import { Api } from './suite/api.ts'
import { type ContractOperation, contract, extensionOf, operationOf } from './suite/contract.ts'
import { Coverage } from './suite/coverage.ts'
import { hasField, itemSchema, valuesAt } from './suite/item-schema.ts'

/* The mock does what `x-metrics` and `x-deletion` of the contract say. */

interface Deletion {
  readonly deletes?: readonly string[]
  readonly clears?: readonly string[]
  readonly keeps?: readonly string[]
}

const deletions = contract.flatMap((operation) => {
  const deletion = extensionOf<Deletion>(operation, 'x-deletion')
  return deletion === undefined ? [] : [{ id: operation.id, operation, deletion }]
})
const measured = contract.flatMap((operation) => {
  const metrics = extensionOf<readonly string[]>(operation, 'x-metrics')
  return metrics === undefined ? [] : [{ id: operation.id, operation, metrics }]
})

const partsOf = (field: string) => {
  const [list = '', ...path] = field.split('.')
  return { list: operationOf(list as OperationId), path }
}

let api: Api
let existing: ExistingResources
let stop: () => Promise<void>

beforeAll(async () => {
  const { server, runtime } = await startNodeMocks()
  api = new Api(mswDriver(server), new Coverage())
  stop = () => runtime.close()
  await begin()
})
afterAll(() => stop())

async function begin() {
  await api.begin()
  await api.logIn('owner@nimbus.example')
  existing = new ExistingResources({
    send: (operation, request) => api.send(operation, { ...request, as: 'session' }),
    isOurs: () => false,
  })
}

describe('x-metrics', () => {
  test('every operation that returns series of a resource has it', () => {
    const all = contract.filter(({ id }) => /^get[A-Z][a-z]+(Balancer)?Metrics$/.test(id)).map(({ id }) => id)
    expect(measured.map(({ id }) => id)).toEqual(all)
  })

  test.for(measured)('$id returns a series for each', async ({ id, operation, metrics }) => {
    const given = new Set<string>()
    for (const path of await existing.pathsOf(operation)) {
      const { body } = await api.send(id, { as: 'session', path })
      const { series, stepSeconds, from, to } = body as Metrics
      const names = series.map(({ metric }) => metric)
      for (const name of names) given.add(name)
      // Only a VM may lack one: `gpu`.
      expect(names).toEqual(metrics.filter((it) => it !== 'gpu' || names.includes('gpu')))
      const steps = Math.ceil((Date.parse(to) - Date.parse(from)) / 1000 / stepSeconds)
      expect(series.map(({ values }) => values.length)).toEqual(series.map(() => steps))
    }
    expect(metrics.filter((it) => it !== 'gpu' && !given.has(it))).toEqual([])
  })
})

interface Metrics {
  readonly from: string
  readonly to: string
  readonly stepSeconds: number
  readonly series: readonly { readonly metric: string; readonly values: readonly unknown[] }[]
}

/** Items of a list, of all parents if it has a parent. */
async function itemsIn(list: ContractOperation): Promise<readonly Item[]> {
  const items: Item[] = []
  for (const path of await existing.pathsOf(list)) {
    const size = list.parameters.some(({ name }) => name === 'pageSize') ? { pageSize: 100 } : {}
    const response = await api.send(list.id, { ...sample(list), as: 'session', path, query: size })
    if (response.status === 200) items.push(...itemsOf(response))
  }
  return items
}

const mentions = (value: unknown, id: string) => JSON.stringify(value).includes(`"${id}"`)

describe('x-deletion', () => {
  test.for(deletions)('$id names lists, and fields of their items', ({ deletion }) => {
    const { deletes = [], clears = [], keeps = [] } = deletion
    for (const list of deletes) expect(itemSchema(operationOf(list as OperationId)), list).not.toBeNull()
    for (const field of [...clears, ...keeps]) {
      const { list, path } = partsOf(field)
      expect(path.length, field).toBeGreaterThan(0)
      expect(hasField(itemSchema(list), path), field).toBe(true)
    }
  })

  test.for(deletions)('$id does that', async ({ id, operation, deletion }) => {
    await begin()
    const { deletes = [], clears = [], keeps = [] } = deletion
    const lists = [...new Set([...deletes, ...[...clears, ...keeps].map((it) => partsOf(it).list.id)])]
    const before = await readAll(lists)
    // Picks the deletable item that most fields refer to.
    const candidates = (await existing.pathsOf(operation)).map((path) => {
      const deleted = Object.values(path).at(-1) as string
      const referring = lists.filter((list) => mentions(before.get(list), deleted))
      return { path, deleted, count: referring.length }
    })
    candidates.sort((a, b) => b.count - a.count)
    let gone: string | undefined
    for (const { path, deleted } of candidates) {
      const { status } = await api.send(id, { as: 'session', path })
      if (status >= 300) continue
      gone = deleted
      break
    }
    if (gone === undefined) return
    await api.mocks.advance('PT1H')
    const after = await readAll(lists)
    for (const list of deletes) expect(mentions(after.get(list), gone), list).toBe(false)
    for (const field of clears) {
      const { list, path } = partsOf(field)
      expect(mentions(valuesAt(after.get(list.id), path), gone), field).toBe(false)
    }
    for (const field of keeps) {
      const { list, path } = partsOf(field)
      const expected = mentions(valuesAt(before.get(list.id), path), gone)
      if (expected) expect(mentions(valuesAt(after.get(list.id), path), gone), field).toBe(true)
    }
  })

  async function readAll(lists: readonly string[]) {
    const read = new Map<string, readonly Item[]>()
    for (const list of lists) read.set(list, await itemsIn(operationOf(list as OperationId)))
    return read
  }
})
