import { useEffect, useEffectEvent } from 'react'
import type { ListPage } from './list-state.ts'
import { type BaseTableSearch, lastPage, type SearchChange } from './table-search.ts'

/**
 * Goes to the last page when the one in the address lies beyond it: an old link, or its last row has just been deleted.
 * The address is replaced, so that the back button does not lead into the void.
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
