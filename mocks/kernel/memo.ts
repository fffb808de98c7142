type Scalar = string | number | boolean | null | object

/** What a value depends on besides its owner: one value, or several. Compared by identity. */
type Key = Scalar | readonly Scalar[]

/**
 * Creates a cache of values derived from immutable owners: rows, and the lists that an index returns. They are replaced instead of
 * changed, so their identity is the cache key and their garbage collection the eviction.
 *
 * @returns a function that returns what `make` returned for this owner, until the key changes
 */
export function createMemo<Owner extends object, Value>(): (
  owner: Owner,
  make: () => Value,
  key?: Key,
) => Value {
  const entries = new WeakMap<Owner, { readonly key: Key; readonly value: Value }>()
  return (owner, make, key = null) => {
    const entry = entries.get(owner)
    if (entry !== undefined && isSame(entry.key, key)) return entry.value
    const value = make()
    entries.set(owner, { key, value })
    return value
  }
}

function isSame(before: Key, key: Key): boolean {
  if (!Array.isArray(before) || !Array.isArray(key)) return before === key
  for (let index = 0; index < key.length; index += 1) if (before[index] !== key[index]) return false
  return before.length === key.length
}
