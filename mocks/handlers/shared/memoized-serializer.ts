import { deepFreeze } from '../../kernel/freeze.ts'
import { createMemo } from '../../kernel/memo.ts'
import type { View } from './view.ts'

type Value = string | number | null

/**
 * Memoizes a serializer from rows to resources of the contract. Returns the same frozen object until something in it changes, so
 * the engine validates and stringifies it once. Serializes anew for a write, whose response is sent only once.
 *
 * @param versionOf what the resource depends on besides the row: last report, related rows
 */
export function memoizedSerializer<Row extends object, Resource, Seen extends View = View>(
  versionOf: (row: Row, view: Seen) => Value | readonly Value[],
  serialize: (row: Row, view: Seen) => Resource,
): (row: Row, view: Seen) => Resource {
  const resources = createMemo<Row, Resource>()
  return (row, view) => {
    if (view.tx.mayWrite) return serialize(row, view)
    return resources(row, () => deepFreeze(serialize(row, view)), versionOf(row, view))
  }
}
