import { useState } from 'react'
import { type ChoosableColumn, readView, type TableView, writeView } from './table-view.ts'

/** The remembered view of one table. Without storage (private mode, blocked) it lasts as long as the page. */
export function useTableView(table: string, columns: readonly ChoosableColumn[]) {
  const key = `nimbus-table-${table}`
  const [stored, setStored] = useState(() => load(key))
  return {
    view: readView(stored, columns),
    setView: (view: TableView) => {
      const text = writeView(view, columns)
      setStored(text)
      save(key, text)
    },
  }
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: a view is not worth an error.
  }
}
