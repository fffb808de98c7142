import { useEffect, useEffectEvent } from 'react'
import type { ListPage } from './list-state.ts'
import { type BaseTableSearch, lastPage, type SearchChange } from './table-search.ts'

/**
 * Redirects to the last page if the one in the URL does not exist: an old link, or its last row was deleted. Replaces
 * the history entry, so that the back button skips it.
 */
export function useExistingPage<Search extends BaseTableSearch>(
  query: { readonly data: ListPage<unknown> | undefined; readonly isPlaceholderData: boolean },
  search: Search,
  onSearchChange: (search: SearchChange<Search>, options: { readonly replace: boolean }) => void,
): void {
  const last =
    query.data === undefined || query.isPlaceholderData
      ? search.page
      : lastPage(query.data.total, search.pageSize)
  const goTo = useEffectEvent((page: number) =>
    onSearchChange((before) => ({ ...before, page }), { replace: true }),
  )
  const beyond = search.page > last
  useEffect(() => {
    if (beyond) goTo(last)
  }, [beyond, last])
}
