import { toast } from './toast.tsx'

/** Part of an infinite query's result. */
export interface PagedQuery {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<PagedQuery>
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly error: unknown
}

/**
 * Loads the next page of an infinite query. If that fails, the loaded pages stay on screen, so a toast says it.
 * @param failure title of the toast: "Could not load more notifications"
 * @returns the result afterwards
 */
export async function loadNextPage({ fetchNextPage }: PagedQuery, failure: string): Promise<PagedQuery> {
  const result = await fetchNextPage()
  if (result.isFetchNextPageError) toast.problem(failure, result.error)
  return result
}
