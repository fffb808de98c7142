import { useState } from 'react'

export interface Selection<Row> {
  /** Selected rows of the page. */
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly toggleAll: () => void
  /** Selects all of these rows, or deselects them if all are selected. */
  readonly toggleRows: (rows: readonly Row[]) => void
  readonly clear: () => void
  readonly all: boolean
  readonly some: boolean
  /** True if all rows that match the filters are selected, on other pages too. */
  readonly matching: boolean
  readonly selectMatching: () => void
}

/**
 * Selection among the visible rows. Rows that disappear by paging, filtering or deletion are deselected, so that
 * nobody acts on rows they can't see. Only an explicit choice selects all matching rows of other pages.
 *
 * @param scope key of the search and filters; a new one ends the selection of all matching rows
 */
export function useSelection<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  scope: string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [matchingScope, setMatchingScope] = useState<string | null>(null)
  const matching = matchingScope === scope && rows.length > 0
  const selected = matching ? rows : rows.filter((row) => ids.has(rowId(row)))
  // A row that returns is not selected again, unless the list was only empty while it loaded again.
  if (!matching && rows.length > 0 && selected.length < ids.size) setIds(new Set(selected.map(rowId)))
  const all = rows.length > 0 && selected.length === rows.length
  const select = (next: ReadonlySet<string>) => {
    setIds(next)
    setMatchingScope(null)
  }

  return {
    rows: selected,
    has: (row) => matching || ids.has(rowId(row)),
    toggle: (row) => {
      const next = new Set(selected.map(rowId))
      if (!next.delete(rowId(row))) next.add(rowId(row))
      select(next)
    },
    toggleAll: () => select(new Set(all ? [] : rows.map(rowId))),
    toggleRows: (some) => {
      const next = new Set(selected.map(rowId))
      const isSelected = some.every((row) => next.has(rowId(row)))
      for (const row of some) {
        if (isSelected) next.delete(rowId(row))
        else next.add(rowId(row))
      }
      select(next)
    },
    clear: () => select(new Set()),
    all,
    some: selected.length > 0 && !all,
    matching,
    selectMatching: () => {
      setIds(new Set())
      setMatchingScope(scope)
    },
  }
}
