import { isObject } from './types.ts'

/** True if no two items are equal (JSON Schema 2020-12, 4.2.2). */
export function areUnique(items: readonly unknown[]): boolean {
  return new Set(items.map(identityOf)).size === items.length
}

/** The same for equal values: the order of an object's members doesn't count. */
function identityOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  // The mark sets it apart from a string that reads the same.
  return `\0${JSON.stringify(value, sorted)}`
}

function sorted(_: string, value: unknown): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
