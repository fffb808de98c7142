import { isSitePath } from '#src/domain/site-path.ts'
import { parseStored, safeSessionStorage } from '#src/safe-storage.ts'
import type { ListPage } from '#src/ui/resource-table/list-state.ts'
import { VIEW_PARAMETERS } from '#src/ui/resource-table/table-search.ts'

/** Page of a list that was last on screen: the one from which a resource was opened. */
export interface VisitedListPage {
  /** URL of the list, with search, filters, sort order and page. */
  readonly href: string
  /** Ids of the list's page, in its order. */
  readonly ids: readonly string[]
  /** Number of rows before the page. */
  readonly before: number
  /** Number of rows on all pages. */
  readonly total: number
  /** Parameters of the list operation. */
  readonly parameters: ListPageParameters
}

interface ListPageParameters {
  readonly page: number
  readonly pageSize: number
  readonly [name: string]: unknown
}

/** Parameters of the list operation that take a single value; filters take lists. */
const SINGLE_VALUES = ['q', 'sort', 'page', 'pageSize', 'projectId']

/** Parameters of the list operation for a search in the URL; see `listParameters`. */
export function visitedParameters(search: {
  readonly page: number
  readonly pageSize: number
}): ListPageParameters {
  const set = Object.entries<unknown>(search).filter(
    ([name, value]) => value !== '' && !VIEW_PARAMETERS.has(name),
  )
  const { page, pageSize } = search
  return {
    ...Object.fromEntries(set.map(([name, value]) => [name, SINGLE_VALUES.includes(name) ? value : [value]])),
    page,
    pageSize,
  }
}

/** Page that has the row at a position, counted from 1, if it is another one. */
export function pageAtPosition(
  { parameters: { page, pageSize }, total }: VisitedListPage,
  position: number,
): number | null {
  const wanted = Math.ceil(position / pageSize)
  return position < 1 || position > total || wanted === page ? null : wanted
}

/** The same list at another page. */
export function withPage(
  visited: VisitedListPage,
  { items, page, total }: ListPage<{ readonly id: string }>,
): VisitedListPage {
  const { pageSize } = visited.parameters
  const address = new URL(visited.href, 'http://list.invalid')
  if (page === 1) address.searchParams.delete('page')
  else address.searchParams.set('page', String(page))
  return {
    href: address.pathname + address.search,
    ids: items.map(({ id }) => id),
    before: (page - 1) * pageSize,
    total,
    parameters: { ...visited.parameters, page },
  }
}

const storageKey = (list: string) => `nimbus-list-${list}`

/** Remembers the page of a list in this tab, for the detail pages that are opened from it. */
export function rememberListPage(list: string, visited: VisitedListPage): void {
  safeSessionStorage.set(storageKey(list), JSON.stringify(visited))
}

/** Last page of a list in this tab; null if there is none. Damaged storage counts as none. */
export function visitedListPage(list: string): VisitedListPage | null {
  const stored = parseStored(safeSessionStorage.get(storageKey(list)))
  return isVisitedListPage(stored) ? stored : null
}

/** Position of a resource in a list and its neighbors on the list's page; null if it is not on it. */
export function positionOf(visited: VisitedListPage | null, id: string) {
  const index = visited?.ids.indexOf(id) ?? -1
  if (visited === null || index < 0) return null
  return {
    position: visited.before + index + 1,
    total: visited.total,
    previous: visited.ids[index - 1] ?? null,
    next: visited.ids[index + 1] ?? null,
  }
}

function isVisitedListPage(stored: unknown): stored is VisitedListPage {
  const { href, ids, before, total, parameters } = (stored ?? {}) as Partial<
    Record<keyof VisitedListPage, unknown>
  >
  return (
    isSitePath(href) &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    typeof before === 'number' &&
    typeof total === 'number' &&
    hasPage(parameters)
  )
}

function hasPage(parameters: unknown): boolean {
  const { page, pageSize } = (parameters ?? {}) as Partial<Record<keyof ListPageParameters, unknown>>
  return Number.isInteger(page) && Number.isInteger(pageSize)
}
