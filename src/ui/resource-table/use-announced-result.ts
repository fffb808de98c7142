import { useEffect } from 'react'
import { announce } from '../announce.ts'

/**
 * Tells screen readers what a search found: when the words are new, and when the search is, even if it found as much as
 * the one before. A background refetch with the same outcome says nothing.
 *
 * @param found null while the answer is on its way
 */
export function useAnnouncedResult(found: string | null, search: unknown): void {
  const asked = JSON.stringify(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what makes the same words news again
  useEffect(() => {
    if (found !== null) announce(found)
  }, [found, asked])
}
