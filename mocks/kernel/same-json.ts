import { isObject } from './is-object.ts'

/** Compares values as JSON, regardless of the order of fields. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return canonicalJson(a) === canonicalJson(b)
}

/** Serializes a value with sorted keys. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, it: unknown) =>
    isObject(it) ? Object.fromEntries(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1))) : it,
  )
}
