import { useState } from 'react'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly toggleAll: () => void
  /** Selects all of these rows, or deselects them if all are selected. */
  readonly toggleRows: (rows: readonly Row[]) => void
  readonly clear: () => void
  readonly all: boolean
  readonly some: boolean
}

/**
 * Selection among the visible rows. Rows that disappear by paging, filtering or deletion are deselected, so that
 * nobody acts on rows they can't see.
 */
export function useSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter((row) => ids.has(rowId(row)))
  const all = rows.length > 0 && selected.length === rows.length

  return {
    rows: selected,
    has: (row) => ids.has(rowId(row)),
    toggle: (row) => {
      // Start from visible rows, so that hidden ids are not selected again.
      const next = new Set(selected.map(rowId))
      if (!next.delete(rowId(row))) next.add(rowId(row))
      setIds(next)
    },
    toggleAll: () => setIds(new Set(all ? [] : rows.map(rowId))),
    toggleRows: (some) => {
      const next = new Set(selected.map(rowId))
      const isSelected = some.every((row) => next.has(rowId(row)))
      for (const row of some) {
        if (isSelected) next.delete(rowId(row))
        else next.add(rowId(row))
      }
      setIds(next)
    },
    clear: () => setIds(new Set()),
    all,
    some: selected.length > 0 && !all,
  }
}
