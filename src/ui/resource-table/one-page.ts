import type { ListPage } from './list-state.ts'
import type { ListQuery } from './use-list.ts'

/** Rows as the only page of a list. The page size is at least one. */
export function onePage<Row>(items: readonly Row[]): ListPage<Row> {
  return { items, page: 1, pageSize: Math.max(1, items.length), total: items.length }
}

/**
 * Query of a list that is loaded at once and filtered on the client.
 *
 * @param query query that loaded the rows
 * @param items rows to show; undefined while loading
 */
export function onOnePage<Row>(
  { error, isFetching, refetch }: Omit<ListQuery<unknown>, 'data' | 'isPlaceholderData'>,
  items: readonly Row[] | undefined,
): { readonly query: ListQuery<Row>; readonly more: null } {
  return {
    query: { data: items && onePage(items), error, isFetching, refetch, isPlaceholderData: false },
    more: null,
  }
}
