import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a page that was written to a file is being taken over, true from then on. What such a page can't know (what
 * its address asks for beside its path) has to wait for this, so that both renderings are the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
