import { hydrate } from '@tanstack/react-query'
import { getQueryClient } from './query-client.ts'

/** Puts into the cache what a page had read when it was written to its file. Not every page has read something. */
export function hydrateQueries(dehydrated: string): void {
  hydrate(getQueryClient(), JSON.parse(dehydrated))
}
