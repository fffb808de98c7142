import { type JsonObject, resolved, valueAt } from '../contract/suite/contract.ts'

/** Schema at a JSON pointer of the contract, without a reference. */
export const schemaAt = (pointer: string): JsonObject => resolved(valueAt(pointer) as JsonObject)

/** Properties of an object schema. */
export const propertiesOf = (schema: JsonObject): Readonly<Record<string, JsonObject>> =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonObject>>

/** True if null is no valid value. */
export function deniesNull(schema: JsonObject): boolean {
  const { type, oneOf, enum: values, const: value } = resolved(schema)
  if (oneOf !== undefined) return (oneOf as readonly JsonObject[]).every(deniesNull)
  if (Array.isArray(values)) return !values.includes(null)
  if (value !== undefined) return value !== null
  return Array.isArray(type) ? !type.includes('null') : typeof type === 'string' && type !== 'null'
}
