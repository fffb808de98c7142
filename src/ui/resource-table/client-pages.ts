import type { LoadRows } from './every-page.ts'
import { type BaseTableSearch, DEFAULT_PAGE_SIZE, lastPage } from './table-search.ts'
import type { ListProps, ListQuery } from './use-list.ts'

interface ClientPages<Row> extends Pick<ListProps<Row, BaseTableSearch>, 'more'> {
  readonly query: ListQuery<Row>
  readonly loadRows: LoadRows<Row>
}

/**
 * Pages of a list that is loaded at once and filtered on the client. Without a footer if one page is enough.
 *
 * @param query query that loaded the rows
 * @param items rows on all pages; undefined while loading
 */
export function clientPages<Row>(
  { error, isFetching, refetch }: Omit<ListQuery<unknown>, 'data' | 'isPlaceholderData'>,
  items: readonly Row[] | undefined,
  { page, pageSize }: Pick<BaseTableSearch, 'page' | 'pageSize'>,
): ClientPages<Row> {
  const rows = items ?? []
  const isOnePage = rows.length <= Math.min(pageSize, DEFAULT_PAGE_SIZE)
  const existing = Math.min(page, lastPage(rows.length, pageSize))
  const data = items && {
    items: items.slice((existing - 1) * pageSize, existing * pageSize),
    page: existing,
    pageSize,
    total: items.length,
  }
  return {
    query: { data, error, isFetching, refetch, isPlaceholderData: false },
    ...(isOnePage && { more: null }),
    loadRows: async () => rows,
  }
}
