import { type ComponentType, createContext, useContext } from 'react'

export interface SavedViewsProps {
  /** Columns to save with a view: those of the table, `''` for the default ones, null for those of the URL. */
  readonly columns: string | null
  /** Called when a view is opened. */
  readonly onOpen: () => void
}

const SavedViewsContext = createContext<ComponentType<SavedViewsProps> | null>(null)

/** Provides the saved views of the page; without it, lists have none. Separate, because every console page loads it. */
export const SavedViewsProvider = SavedViewsContext.Provider

/** Component with the saved views of the page; null if there are none. */
export function useSavedViews(): ComponentType<SavedViewsProps> | null {
  return useContext(SavedViewsContext)
}
