import type { Filter } from './columns.ts'
import type { BaseTableSearch } from './table-search.ts'
import type { ListProps } from './use-list.ts'

/** All rows that match a list's search and filters, on all pages. */
export interface MatchingRows {
  readonly total: number
  /** Search and filters as text: "Status: Running". Empty if the list is not narrowed. */
  readonly conditions: readonly string[]
}

type Narrowed<Row, Search extends BaseTableSearch> = Pick<
  ListProps<Row, Search>,
  'query' | 'search' | 'filters' | 'defaults'
>

export function matchingRows<Row, Search extends BaseTableSearch>({
  query,
  search,
  filters,
  defaults,
}: Narrowed<Row, Search>): MatchingRows {
  const q = search.q.trim()
  return {
    total: query.data?.total ?? 0,
    conditions: [
      ...(q === '' ? [] : [`Search: “${q}”`]),
      ...filters
        .filter(({ name }) => search[name] !== defaults[name])
        .map((filter) => `${filter.label}: ${labelOf(filter, String(search[filter.name]))}`),
    ],
  }
}

/** Key of the search and filters; the same for all pages and sort orders. */
export function scopeOf<Row, Search extends BaseTableSearch>({
  search,
  filters,
}: Narrowed<Row, Search>): string {
  return JSON.stringify([search.q, ...filters.map(({ name }) => search[name])])
}

function labelOf<Search>(filter: Filter<Search>, value: string): string {
  const option = filter.kind === 'select' ? filter.options.find((it) => it.value === value) : undefined
  return option?.label ?? value
}
