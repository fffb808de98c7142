import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page hydrates, then true. Content that depends on the URL's search must wait for it, so
 * that both renderings match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
