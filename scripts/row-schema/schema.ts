import { collections } from '#mocks/db/collections.ts'
import { z } from '#mocks/kernel/zod.ts'

type CollectionName = keyof typeof collections

export const COLLECTIONS = Object.keys(collections) as CollectionName[]

/** JSON Schema of a document with one list of rows per collection. */
export function rowSchema(names: readonly CollectionName[] = COLLECTIONS) {
  const chosen = COLLECTIONS.filter((name) => names.includes(name))
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
