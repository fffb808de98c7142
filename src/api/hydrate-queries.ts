import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { getQueryClient } from './query-client.ts'

/**
 * Restores the query cache of a prerendered page. Only needed on pages that ran queries.
 * @param isFresh if false, the data is shown, but refetched at once
 */
export function hydrateQueries(dehydrated: string, isFresh: boolean): void {
  const { queries }: Pick<DehydratedState, 'queries'> = JSON.parse(dehydrated)
  const dataUpdatedAt = isFresh ? Date.now() : 0
  const dated = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } }))
  hydrate(getQueryClient(), { queries: dated })
}
