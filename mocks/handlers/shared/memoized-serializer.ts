import { deepFreeze } from '../../kernel/freeze.ts'
import { memoBy } from '../../kernel/memo.ts'
import type { View } from './view.ts'

/** Values besides the row that a response depends on, such as the time of the last report. */
type Version = readonly [Value?, Value?, Value?]
type Value = string | number | null

/**
 * Serializes rows for the contract. A read returns the same frozen object until the row or its version changes, so
 * the engine validates and writes it once. A write returns a new object: its row changes again soon, so caching would
 * not pay.
 */
export function memoizeSerializer<Row extends object, Resource, Context extends View = View>(
  versionOf: (row: Row, view: Context) => Version,
  serialize: (row: Row, view: Context) => Resource,
): (row: Row, view: Context) => Resource {
  const serialized = memoBy(
    4,
    (row: Row, _seed: number, _a?: Value, _b?: Value, _c?: Value, view?: Context) =>
      deepFreeze(serialize(row, view as Context)),
  )
  return (row, view) => {
    if (view.tx.isWritable) return serialize(row, view)
    const version = versionOf(row, view)
    return serialized(row, view.seed, version[0], version[1], version[2], view)
  }
}
