import type { ListPage } from './list-state.ts'

/** Rows as the only page of a list. The page size is at least one. */
export function singlePage<Row>(items: readonly Row[]): ListPage<Row> {
  return { items, page: 1, pageSize: Math.max(1, items.length), total: items.length }
}
