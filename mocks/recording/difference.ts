/** Fields that identify the request and therefore always differ. */
const IGNORED = new Set(['requestId'])

/** JSON pointer to the first difference between two bodies; `` for the whole body, null if they are equal. */
export function firstDifference(a: string | null, b: string | null): string | null {
  if (a === b) return null
  if (a === null || b === null) return ''
  try {
    return differencePointer(JSON.parse(a), JSON.parse(b))
  } catch {
    return ''
  }
}

function differencePointer(a: unknown, b: unknown): string | null {
  if (a === b) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return ''
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (IGNORED.has(key)) continue
    const below = differencePointer(Reflect.get(a, key), Reflect.get(b, key))
    if (below !== null) return `/${key}${below}`
  }
  return null
}
