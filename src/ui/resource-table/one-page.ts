import type { ListQuery } from './list-frame.tsx'
import type { ListPage } from './list-state.ts'

/** Rows as the only page of a list. A page holds one row at least, even where there are none. */
export function onePage<Row>(items: readonly Row[]): ListPage<Row> {
  return { items, page: 1, pageSize: Math.max(1, items.length), total: items.length }
}

/**
 * What a list is given whose rows are all read at once, and searched here.
 *
 * @param query what they were read with
 * @param items those to show; undefined until they are known
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
