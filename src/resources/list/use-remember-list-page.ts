import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ListPage } from '#src/ui/resource-table/list-state.ts'
import type { BaseTableSearch } from '#src/ui/resource-table/table-search.ts'
import type { ListQuery } from '#src/ui/resource-table/use-list.ts'
import { rememberListPage, visitedParameters } from './visited-list-page.ts'

/** Remembers the page of a list on screen; see `rememberListPage`. */
export function useRememberListPage<R extends { readonly id: string }>(
  list: string,
  query: ListQuery<R>,
  search: BaseTableSearch,
): void {
  const parameters = useRef(search)
  parameters.current = search
  const page: ListPage<R> | undefined = query.isPlaceholderData ? undefined : query.data
  // The URL on screen: during a navigation, the location is already that of the next page.
  const href = useRouterState({
    select: ({ resolvedLocation: at }) => at && at.pathname + at.searchStr,
  })
  useEffect(() => {
    if (page === undefined || href === undefined) return
    rememberListPage(list, {
      href,
      ids: page.items.map(({ id }) => id),
      before: (page.page - 1) * page.pageSize,
      total: page.total,
      parameters: visitedParameters(parameters.current),
    })
  }, [list, page, href])
}
