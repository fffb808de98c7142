/*
 * The only cache for derived values. Rows and index lists are replaced rather than mutated, so their identity is the
 * cache key and garbage collection evicts.
 */

type Arguments = [a?: unknown, b?: unknown, c?: unknown, d?: unknown, e?: unknown]

/**
 * Calls `make` once for each owner. Other arguments are passed on; they must be the same for the same owner, such as
 * a transaction or the owner's type.
 */
export function memo<Owner extends object, Context extends Arguments, Value>(
  make: (owner: Owner, ...context: Context) => Value,
): (owner: Owner, ...context: Context) => Value {
  const values = new WeakMap<Owner, Value>()
  const call = make as Call<Owner, Value>
  const memoized: Call<Owner, Value> = (owner, a, b, c, d, e) => {
    const known = values.get(owner)
    if (known !== undefined || values.has(owner)) return known as Value
    const value = call(owner, a, b, c, d, e)
    values.set(owner, value)
    return value
  }
  return memoized
}

/**
 * Keeps the last value of `make` for each owner, and recomputes it when a key changes.
 *
 * @param keys number of arguments after the owner that are compared by identity; the rest is only passed on
 */
export function memoBy<Owner extends object, Args extends Arguments, Value>(
  keys: 1 | 2 | 3 | 4,
  make: (owner: Owner, ...args: Args) => Value,
): (owner: Owner, ...args: Args) => Value {
  const entries = new WeakMap<Owner, Entry<Value>>()
  const call = make as Call<Owner, Value>
  // Named parameters: a rest array would allocate on each call.
  const memoized: Call<Owner, Value> = (owner, a, b, c, d, e) => {
    const key2 = keys > 1 ? b : undefined
    const key3 = keys > 2 ? c : undefined
    const key4 = keys > 3 ? d : undefined
    const known = entries.get(owner)
    if (
      known !== undefined &&
      known.key1 === a &&
      known.key2 === key2 &&
      known.key3 === key3 &&
      known.key4 === key4
    ) {
      return known.value
    }
    const value = call(owner, a, b, c, d, e)
    entries.set(owner, { key1: a, key2, key3, key4, value })
    return value
  }
  return memoized
}

interface Entry<Value> {
  readonly key1: unknown
  readonly key2: unknown
  readonly key3: unknown
  readonly key4: unknown
  readonly value: Value
}

type Call<Owner, Value> = (owner: Owner, ...args: Arguments) => Value
