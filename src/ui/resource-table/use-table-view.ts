import { useState } from 'react'
import { safeLocalStorage } from '#src/safe-storage.ts'
import { type ChoosableColumn, readView, type TableView, writeView } from './table-view.ts'

/** The remembered view of one table. Without storage (private mode, blocked) it lasts as long as the page. */
export function useTableView(table: string, columns: readonly ChoosableColumn[]) {
  const key = `nimbus-table-${table}`
  const [stored, setStored] = useState(() => safeLocalStorage.get(key))
  return {
    view: readView(stored, columns),
    setView: (view: TableView) => {
      const text = writeView(view, columns)
      setStored(text)
      safeLocalStorage.set(key, text)
    },
  }
}
