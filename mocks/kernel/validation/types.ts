import { isObject } from '../is-object.ts'
import type { TypeName } from './schema.ts'

/** Test for the `type` of a schema; without one, every value passes. */
export function typeTest(type: TypeName | readonly TypeName[] | undefined): (value: unknown) => boolean {
  if (type === undefined) return () => true
  if (typeof type === 'string') return (value) => hasType(value, type)
  return (value) => {
    for (const name of type) if (hasType(value, name)) return true
    return false
  }
}

function hasType(value: unknown, type: TypeName): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    case 'number':
      return Number.isFinite(value)
    // 2.0 is an integer (JSON Schema 2020-12, 4.2.3).
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
