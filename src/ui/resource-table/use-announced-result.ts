import { useEffect } from 'react'
import { announce } from '../announce.ts'
import { VIEW_PARAMETERS } from './table-search.ts'

/**
 * Announces search results to screen readers when the text or the search changes; a background refetch with the same
 * result is silent, and so is a dialog that opens or closes.
 *
 * @param found null while loading
 * @param search parameters of the list, or their key
 */
export function useAnnouncedResult(found: string | null, search: object | string): void {
  const searchKey = JSON.stringify(search, (name, value) => (VIEW_PARAMETERS.has(name) ? undefined : value))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search announces even the same result
  useEffect(() => {
    if (found !== null) announce(found)
  }, [found, searchKey])
}
