import { hydrate } from '@tanstack/react-query'
import { getQueryClient } from './query-client.ts'

/** Restores the query cache of a prerendered page. Only needed on pages that ran queries. */
export function hydrateQueries(dehydrated: string): void {
  hydrate(getQueryClient(), JSON.parse(dehydrated))
}
