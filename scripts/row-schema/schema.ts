import { collections } from '#mocks/db/collections.ts'
import { z } from '#mocks/kernel/zod.ts'

type CollectionName = keyof typeof collections

/**
 * JSON Schema of a document with one list of rows per collection.
 * @param names collections; by default all
 * @throws Error if there is no such collection
 */
export function rowSchema(names: readonly string[] = []) {
  const known = Object.keys(collections) as CollectionName[]
  const unknown = names.filter((name) => !known.some((it) => it === name))
  if (unknown.length > 0)
    throw new Error(`No collection ${unknown.join(', ')}. There are ${known.join(', ')}.`)
  const chosen = names.length === 0 ? known : known.filter((name) => names.includes(name))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Rows of the mock',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      chosen.map((name) => [name, { type: 'array', items: { $ref: `#/$defs/${name}` } }]),
    ),
    $defs: Object.fromEntries(chosen.map((name) => [name, schemaOf(name)])),
  }
}

function schemaOf(name: CollectionName) {
  const { $schema: _, ...schema } = z.toJSONSchema(collections[name].schema, { io: 'input' })
  return schema
}
