import { useEffect } from 'react'
import { announce } from '../announce.ts'

/**
 * Announces search results to screen readers when the text or the search changes; a background refetch with the same
 * result is silent.
 *
 * @param found null while loading
 */
export function useAnnouncedResult(found: string | null, search: unknown): void {
  const searchKey = JSON.stringify(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new search announces even the same result
  useEffect(() => {
    if (found !== null) announce(found)
  }, [found, searchKey])
}
