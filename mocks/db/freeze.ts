/**
 * Freezes a plain value all the way down and returns it. What is frozen already is taken to be so throughout,
 * which makes freezing an updated row cost only what is new in it.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    // Most parts are texts and numbers, which need no call.
    if (Array.isArray(value)) {
      // Not by its keys: as those are texts, each would be made for it.
      for (const part of value) if (typeof part === 'object') deepFreeze(part)
    } else {
      for (const key in value) {
        const part = value[key]
        if (typeof part === 'object') deepFreeze(part)
      }
    }
    Object.freeze(value)
  }
  return value
}

/** A copy of a plain value that is frozen all the way down. What is frozen already is shared, as nobody can change it. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T & object
  // Walked is what does not change: V8 throws its code away when the shape of what it walks does.
  for (const key in value) {
    const part = value[key]
    if (typeof part === 'object') copy[key] = frozenCopy(part) as (T & object)[typeof key]
  }
  return Object.freeze(copy)
}
