import assert from 'node:assert/strict'
import type { Request } from '../../../contract/suite/api.ts'
import { type ContractOperation, contract, searchFieldsOf } from '../../../contract/suite/contract.ts'
import { type Check, check } from '../../check.ts'
import type { CheckContext } from '../../check-context.ts'
import { type Item, keyOf } from '../../existing-resources.ts'
import { Skip } from '../../skip.ts'
import { fill, has, keys, longestPage, read } from './read.ts'

const searched = contract.filter(
  (it) => it.method === 'GET' && (has(it, 'page') || has(it, 'cursor')) && searchFieldsOf(it).length > 0,
)

/**
 * Texts at a path, through lists.
 * @returns null if the path leads on from an id to what it refers to
 */
function textsAt(value: unknown, path: readonly string[]): readonly string[] | null {
  const [name, ...rest] = path
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) {
    const each = value.map((it) => textsAt(it, path))
    return each.includes(null) ? null : each.flatMap((it) => it ?? [])
  }
  if (name === undefined) return typeof value === 'object' ? [] : [String(value)]
  if (typeof value !== 'object' || (!(name in value) && 'id' in value)) return null
  return textsAt((value as Item)[name], rest)
}

const valuesOf = (item: Item, field: string) => textsAt(item, field.split('.'))

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True if every word of a query occurs in a field; null if some fields can't be read from the item. */
function matches(item: Item, fields: readonly string[], q: string): boolean | null {
  const values = fields.map((field) => valuesOf(item, field))
  const texts = values.flatMap((it) => it ?? []).map(folded)
  const isFound = folded(q)
    .split(/\s+/)
    .every((word) => texts.some((text) => text.includes(word)))
  // Internationalized names are searched in two forms.
  const isComplete = !values.includes(null) && !texts.some((text) => text.includes('xn--'))
  return isFound ? true : isComplete ? false : null
}

/** Its `q` is a query language, with words for levels. */
const LANGUAGES = ['searchLogs']

/** Longest `q` of the contract. */
const MAX_LENGTH = 80

/** Up to three words of a text. */
const wordsOf = (text: string) => text.trim().split(/\s+/).slice(0, 3).join(' ').slice(0, MAX_LENGTH).trim()

interface List {
  readonly path: NonNullable<Request['path']>
  readonly items: readonly Item[]
}

/** First of the lists that an operation can return, such as the records of a zone, that has something in a field. */
async function listWith(context: CheckContext, operation: ContractOperation, field: string): Promise<List> {
  await fill(context, operation)
  for (const path of await context.existing.pathsOf(operation)) {
    const { items } = await read(context, operation, longestPage(operation), path)
    const texts = items.map((item) => valuesOf(item, field))
    if (texts.some((it) => it === null || it.some((text) => wordsOf(text) !== ''))) return { path, items }
  }
  throw new Skip(`needs an item with text in ${field}`)
}

/** Fails unless a search returns what matches it, and nothing else. */
async function assertFinds(
  context: CheckContext,
  operation: ContractOperation,
  { path, items: all }: List,
  q: string,
): Promise<void> {
  const fields = searchFieldsOf(operation)
  const found = await read(context, operation, { ...longestPage(operation), q }, path)
  const isWhole = (found.total ?? 0) <= 100 && !found.nextCursor
  const shown = new Set(keys(found.items))
  const missing = all.filter((item) => matches(item, fields, q) === true && !shown.has(keyOf(item)))
  if (isWhole) assert.deepEqual(keys(missing), [], `q=${q} does not find all that have it`)
  const others = found.items.filter((item) => matches(item, fields, q) === false)
  assert.deepEqual(keys(others), [], `q=${q} also finds what has it in none of ${fields.join(', ')}`)
}

export const searchChecks: readonly Check[] = searched.flatMap((operation) => [
  ...searchFieldsOf(operation).map((field) =>
    check('filters', operation.id, `searches in ${field}`, async (context) => {
      const list = await listWith(context, operation, field)
      const texts = list.items.flatMap((item) => valuesOf(item, field) ?? [])
      const text = texts.find((it) => wordsOf(it) !== '')
      // The item has only the id of what it refers to.
      if (text === undefined) return
      const q = wordsOf(text)
      const isId = /(^|\.)id$/i.test(field)
      for (const query of isId ? [q] : [q, q.toUpperCase(), q.replace('e', 'é')])
        await assertFinds(context, operation, list, query)
    }),
  ),
  check('filters', operation.id, 'finds words of different fields in any order', async (context) => {
    const fields = searchFieldsOf(operation)
    const list = await listWith(context, operation, fields[0] ?? '')
    for (const item of list.items.slice(0, 3)) {
      const words = fields
        .flatMap((field) => valuesOf(item, field)?.[0] ?? [])
        .map((text) => wordsOf(text).split(' ')[0] ?? '')
        .filter((word) => word !== '')
      const q = [words.at(-1), words[0]].join(' ')
      await assertFinds(context, operation, list, q)
      await assertFinds(context, operation, list, `${words[0]} zqxjkvbw`)
    }
  }),
  ...(LANGUAGES.includes(operation.id) ? [] : [noOtherField(operation), noWildcards(operation)]),
])

function noWildcards(operation: ContractOperation): Check {
  return check('filters', operation.id, 'has no wildcards', async (context) => {
    const fields = searchFieldsOf(operation)
    const [field = ''] = fields
    const { path, items } = await listWith(context, operation, field)
    const named = items.find((item) => wordsOf(valuesOf(item, field)?.[0] ?? '').length >= 3)
    if (!named) throw new Skip(`needs a ${field} of three characters`)
    const text = wordsOf(valuesOf(named, field)?.[0] ?? '')
    const middle = Math.floor(text.length / 2)
    for (const wildcard of ['_', '%', '*']) {
      // In place of any character, and of one that separates words.
      const texts = [
        text.slice(0, middle) + wildcard + text.slice(middle + 1),
        text.replace(/[^a-z0-9]/i, wildcard),
      ]
      for (const q of texts.filter((it) => matches(named, fields, it) !== true)) {
        const found = await read(context, operation, { ...longestPage(operation), q }, path)
        assert.ok(!keys(found.items).includes(keyOf(named)), `q=${q} finds ${text}`)
      }
    }
  })
}

function noOtherField(operation: ContractOperation): Check {
  return check('filters', operation.id, 'searches in no other field', async (context) => {
    const fields = searchFieldsOf(operation)
    const list = await listWith(context, operation, fields[0] ?? '')
    const [item = {}] = list.items
    const others = Object.entries(item).flatMap(([name, value]) =>
      typeof value === 'string' && !fields.includes(name) ? [wordsOf(value)] : [],
    )
    for (const q of others.filter((text) => text !== '').slice(0, 4))
      await assertFinds(context, operation, list, q)
  })
}
