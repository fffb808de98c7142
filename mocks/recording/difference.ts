/** Names the request itself, which is another one each time. */
const OWN = new Set(['requestId'])

/**
 * Where two answers differ: a JSON pointer, `` for the answer as a whole, null when they are the same.
 */
export function firstDifference(a: string | null, b: string | null): string | null {
  if (a === b) return null
  if (a === null || b === null) return ''
  try {
    return differs(JSON.parse(a), JSON.parse(b))
  } catch {
    return ''
  }
}

function differs(a: unknown, b: unknown): string | null {
  if (a === b) return null
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return ''
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (OWN.has(key)) continue
    const below = differs(Reflect.get(a, key), Reflect.get(b, key))
    if (below !== null) return `/${key}${below}`
  }
  return null
}
