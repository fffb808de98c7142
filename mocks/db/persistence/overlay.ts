import type { Change, Definitions, RowsByCollection } from '../change.ts'
import type { AnyRow } from '../collections.ts'

/** Rows of a seed with changed rows replaced in place, removed ones left out, and new ones appended. */
export function overlayRows<D extends Definitions>(
  seed: RowsByCollection<D>,
  changes: readonly Change[],
): RowsByCollection<D> {
  const rows = { ...seed } as Record<string, readonly AnyRow[]>
  const inOrder = changes.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
  for (const [collection, changed] of Map.groupBy(inOrder, (it) => it.collection)) {
    const byId = new Map((rows[collection] ?? []).map((row): [string, AnyRow | null] => [row.id, row]))
    for (const { id, row } of changed) byId.set(id, row)
    rows[collection] = [...byId.values()].filter((row) => row !== null)
  }
  return rows as RowsByCollection<D>
}
