import { type ComponentType, createContext, useContext } from 'react'

export interface SavedViewsProps {
  /** Columns that a saved view gets: those of the table, `''` for the default ones, null for those of the address. */
  readonly columns: string | null
  /** Called when a view is opened. */
  readonly onOpen: () => void
}

const SavedViewsContext = createContext<ComponentType<SavedViewsProps> | null>(null)

/**
 * Provides the saved views of the page, which need requests; without it, lists have none. In a file of its own, because
 * every page of the console loads it.
 */
export const SavedViewsProvider = SavedViewsContext.Provider

/** Component with the saved views of the page; null if there are none. */
export function useSavedViews(): ComponentType<SavedViewsProps> | null {
  return useContext(SavedViewsContext)
}
