import type { ListPage } from './list-state.ts'

/** Loads all rows of a list as it is filtered and sorted. `onProgress` is called with the number of loaded rows. */
export type LoadRows<Row> = (onProgress: (done: number) => void) => Promise<readonly Row[]>

/** The API's maximum. */
const PAGE_SIZE = 100

/** Reads a list page by page. Rows that move to the next page meanwhile are not repeated. */
export function everyPage<Row extends { readonly id: string }>(
  load: (page: { readonly page: number; readonly pageSize: typeof PAGE_SIZE }) => Promise<ListPage<Row>>,
): LoadRows<Row> {
  return async (onProgress) => {
    const rows = new Map<string, Row>()
    for (let page = 1; ; page++) {
      const { items, total } = await load({ page, pageSize: PAGE_SIZE })
      for (const row of items) rows.set(row.id, row)
      onProgress(rows.size)
      if (items.length < PAGE_SIZE || page * PAGE_SIZE >= total) return [...rows.values()]
    }
  }
}
