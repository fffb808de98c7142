import { type ContractOperation, type JsonObject, resolved, valueAt } from './contract.ts'

/** Schema of the items of a list; null for other operations. */
export function itemSchema({ responses }: ContractOperation): JsonObject | null {
  const [success] = responses
  if (success?.schemaPointer == null || success.contentType !== 'application/json') return null
  const items = propertyOf(valueAt(success.schemaPointer) as JsonObject, 'items')
  return items && (items.items as JsonObject)
}

/** Property of an object, of any form of a union, or of the entries of a list. */
function propertyOf(written: JsonObject, name: string): JsonObject | null {
  const schema = resolved(written)
  const own = (schema.properties as JsonObject | undefined)?.[name]
  if (own !== undefined) return own as JsonObject
  const inner = [schema.items ?? [], schema.oneOf ?? []].flat() as readonly JsonObject[]
  return inner.map((it) => propertyOf(it, name)).find((it) => it !== null) ?? null
}

/** True if items have a field, given as a path such as `endpoint.host`. */
export function hasField(items: JsonObject | null, path: readonly string[]): boolean {
  const field = path.reduce<JsonObject | null>((schema, name) => schema && propertyOf(schema, name), items)
  return field !== null
}

/** Values at a path; lists on the way are entered. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((it) => valuesAt(it, path))
  const [name, ...rest] = path
  if (name === undefined) return [value]
  return typeof value === 'object' ? valuesAt((value as Readonly<Record<string, unknown>>)[name], rest) : []
}
