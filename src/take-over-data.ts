import { hydrate, type QueryClient } from '@tanstack/react-query'

/** Puts into the cache what a page had read when it was written to its file. Not every page has read something. */
export function takeOverData(queryClient: QueryClient, data: string): void {
  hydrate(queryClient, JSON.parse(data))
}
