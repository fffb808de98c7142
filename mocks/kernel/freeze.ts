/**
 * Deep-freezes a plain value and returns it. Frozen parts are assumed to be deeply frozen, so freezing an updated row
 * costs only its new parts.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    // `Object.values` is faster here than iterating keys when many object shapes occur.
    const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    // Most members are primitives and need no call.
    for (const part of parts) if (typeof part === 'object') deepFreeze(part)
    Object.freeze(value)
  }
  return value
}

/** Deep-frozen copy of a plain value; frozen parts are shared. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T & object
  // Iterates the original: V8 deoptimizes when the iterated object's shape changes.
  for (const key in value) {
    const part = value[key]
    if (typeof part === 'object') copy[key] = frozenCopy(part)
  }
  return Object.freeze(copy)
}

/**
 * Mutable copy of a row's list for a response: V8 serializes an object a third slower if it contains a frozen list.
 */
export function mutableCopy<T>(list: readonly T[]): T[] {
  return [...list]
}
