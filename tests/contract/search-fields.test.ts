import { domainToUnicode } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#mocks/engine/types.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { foldCase, includesAllWords } from '#src/domain/text-match.ts'
import { ExistingResources, type Item, itemsOf, keyOf } from '#tests/conformance/existing-resources.ts'
import { sample } from './cases/support/sample.ts'
import { mswDriver } from './drivers/msw.ts'
import { Api, type Request } from './suite/api.ts'
import { type ContractOperation, contract, operationOf, searchFieldsOf } from './suite/contract.ts'
import { Coverage } from './suite/coverage.ts'
import { hasField, itemSchema, valuesAt } from './suite/item-schema.ts'

/* `q` looks at exactly the fields of `x-search-fields`. */

/** Lists of something else than what `q` looks through. */
const others: readonly OperationId[] = ['listLogServices']

const searches = contract.filter(
  (operation) =>
    searchFieldsOf(operation).length > 0 && itemSchema(operation) !== null && !others.includes(operation.id),
)

/** Items that ids refer to, by the path of the id. */
const references: Readonly<
  Partial<Record<OperationId, { readonly at: string; find(id: string): Promise<unknown> }>>
> = {
  listVolumes: {
    at: 'typeId',
    find: async (id) => {
      const { body } = await api.send('getVolumeCatalog', { as: 'session' })
      return (body as { types: readonly Item[] }).types.find((it) => it.id === id)
    },
  },
  listFirewallAssignments: {
    at: 'vm',
    find: async (id) => (await api.send('getVm', { as: 'session', path: { vmId: id } })).body,
  },
  getCostBreakdown: {
    at: 'service',
    find: async (id) =>
      itemsOf(await api.send('getCostBreakdown', { as: 'session' })).find((it) => it.id === id),
  },
}

test.for(searches)('$id searches in fields that its items have', (operation) => {
  const unknown = searchFieldsOf(operation).filter((field) => {
    const path = field.split('.')
    // An id: the rest of the path is about what it refers to.
    if (path[0] === references[operation.id]?.at) path.splice(1)
    return !hasField(itemSchema(operation), path)
  })
  expect(unknown).toEqual([])
})

let api: Api
let existing: ExistingResources
let stop: () => Promise<void>

beforeAll(async () => {
  const { server, runtime } = await startNodeMocks()
  api = new Api(mswDriver(server), new Coverage())
  existing = new ExistingResources({
    send: (operation, request) => api.send(operation, { ...request, as: 'session' }),
    isOurs: () => false,
  })
  await api.begin()
  await api.logIn('owner@nimbus.example')
  stop = () => runtime.close()
})
afterAll(() => stop())

const found = new Map<string, Promise<unknown>>()

function referredTo(operation: OperationId, id: string): Promise<unknown> {
  const known = found.get(id) ?? references[operation]?.find(id) ?? Promise.resolve(null)
  found.set(id, known)
  return known
}

/** Searched texts of an item by field. */
async function searchedTexts({ id, tag }: ContractOperation, fields: readonly string[], item: Item) {
  const reference = references[id]
  const target = reference ? (item[reference.at] as Item | string | null) : null
  const complete =
    reference && target !== null && target !== undefined
      ? {
          ...item,
          [reference.at]: await referredTo(id, typeof target === 'string' ? target : String(target.id)),
        }
      : item
  return fields.map((field) => {
    const texts = valuesAt(complete, field.split('.')).map(String)
    const isDomain = tag === 'dns' && !field.includes('.')
    return isDomain ? texts.flatMap((it) => [it, domainToUnicode(it)]) : texts
  })
}

/** Longest part of a text without separators, which a search language may give a meaning. */
function wordOf(text: string): string | undefined {
  return text.match(/[\p{L}\p{N}]+/gu)?.toSorted((a, b) => b.length - a.length)[0]
}

/** Words tried for each field, and entries of a log looked at: searching through logs takes long. */
const WORDS = 2
const ENTRIES = 20

describe.for(searches.map(({ id }) => id))('%s', (id) => {
  const operation = operationOf(id)
  const fields = searchFieldsOf(operation)
  const has = (name: string) => operation.parameters.some((it) => it.name === name)
  const wholeList = { ...(has('pageSize') && { pageSize: 100 }), ...(has('limit') && { limit: ENTRIES }) }
  const groupings = id === 'getCostBreakdown' ? ['service', 'resource', 'project'] : [null]

  async function read(path: Request['path'], query: Request['query']) {
    const valid = sample(operation)
    const wanted = { ...valid.query, ...wholeList, ...query }
    return itemsOf(await api.send(id, { ...valid, as: 'session', ...(path && { path }), query: wanted }))
  }

  test('finds what a field says, and nothing else', async () => {
    const paths = (await existing.pathsOf(operation)).slice(0, 2)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      for (const by of groupings) {
        const chosen = by === null ? {} : { by }
        const all = await read(path, chosen)
        const textsOf = new Map<string, string[][]>()
        for (const item of all) textsOf.set(keyOf(item), await searchedTexts(operation, fields, item))
        for (const index of fields.keys()) {
          const words = [...textsOf.values()].flatMap((texts) => (texts[index] ?? []).map(wordOf))
          const tried = [...new Set(words)].filter((it) => it !== undefined).slice(0, WORDS)
          for (const word of tried) {
            const q = word.toUpperCase()
            const matches = (texts: string[][]) =>
              includesAllWords(foldCase(texts.flat().join('\n')), [foldCase(word)])
            const hits = await read(path, { ...chosen, q })
            const expected = all.filter((it) => matches(textsOf.get(keyOf(it)) as string[][]))
            expect(hits.map(keyOf), `${fields[index]}: q=${q}`).toEqual(
              expect.arrayContaining(expected.map(keyOf)),
            )
            for (const item of hits) {
              const texts = await searchedTexts(operation, fields, item)
              expect(matches(texts), `q=${q} also finds ${JSON.stringify(texts)}`).toBe(true)
            }
          }
        }
      }
    }
  })
})
