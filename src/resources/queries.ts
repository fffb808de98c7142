import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '#src/api/problem.ts'
import type { ListPage } from '#src/ui/resource-table/list-state.ts'
import { isChanging, type Resource, type ResourceKind } from './kind.ts'
import { FAST_POLL_MS, SLOW_POLL_MS, WATCH_MS } from './polling.ts'

/** One resource. Asks often while it changes, and no more once it is gone. */
export function resourceQuery<R extends Resource, Action extends string>(
  kind: ResourceKind<R, Action>,
  id: string,
) {
  return queryOptions({
    queryKey: kind.keyOf(id),
    queryFn: ({ signal }) => kind.read(id, signal),
    refetchInterval: ({ state }) => {
      if (isGone(state.error)) return false
      return state.data !== undefined && isChanging(kind, state.data) ? FAST_POLL_MS : WATCH_MS
    },
  })
}

/** There is no such resource, or no more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404
}

/**
 * To be spread into the options of a list operation: rows of the page before stay while the next one is on its way, so
 * that nothing jumps, and a page is asked for often while something on it changes by itself.
 *
 * @example queryOptions({ ...listVmsOptions({ query: parameters }), ...watchedList(vmKind) })
 */
export function watchedList<R extends Resource, Action extends string>(
  kind: Pick<ResourceKind<R, Action>, 'lifeCycle' | 'isConverging'>,
) {
  return {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { readonly state: { readonly data: ListPage<R> | undefined } }): number =>
      state.data?.items.some((resource) => isChanging(kind, resource)) ? FAST_POLL_MS : SLOW_POLL_MS,
  }
}

/**
 * To be spread into the options of a summary operation: its figures change with the rows, hence at the same pace.
 * @param isTransitional of the kind's life cycle
 */
export function watchedSummary<Status extends string>({
  lifeCycle,
}: {
  readonly lifeCycle: { isTransitional(status: Status): boolean }
}) {
  return {
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data: { readonly byStatus: Readonly<Record<Status, number>> } | undefined }
    }): number => {
      const counts = Object.entries(state.data?.byStatus ?? {}) as [Status, number][]
      const changing = counts.some(([status, count]) => count > 0 && lifeCycle.isTransitional(status))
      return changing ? FAST_POLL_MS : SLOW_POLL_MS
    },
  }
}

/** What every list's address says, in the words of the list operations. */
interface ListSearch {
  readonly q: string
  readonly sort: string
  readonly page: number
  readonly pageSize: number
  readonly projectId?: string
}

/**
 * The address as the parameters of a list operation; a filter that is off is not sent. All filters of the API take
 * several values, the address one; a list is of one project.
 */
export function listParameters<Search extends ListSearch, Name extends keyof Search & string>(
  search: Search,
  filters: readonly Name[],
): {
  q?: string
  sort: Search['sort']
  page: number
  pageSize: number
} & { [N in Name]?: Exclude<Search[N], ''>[] } & (Search extends { readonly projectId: string }
    ? { projectId?: string }
    : unknown) {
  const { q, sort, page, pageSize, projectId = '' } = search
  const narrowed = filters.filter((name) => search[name] !== '').map((name) => [name, [search[name]]])
  const one = projectId === '' ? {} : { projectId }
  return { ...(q !== '' && { q }), ...Object.fromEntries(narrowed), ...one, sort, page, pageSize }
}

/** A page of a list that goes on by cursor. */
interface CursorPage {
  readonly nextCursor: string | null
}

/**
 * To be spread into the infinite options of a list that goes on by cursor.
 * @param first what identifies the list: its path
 * @example infiniteQueryOptions({ ...listVmActivityInfiniteOptions({ path, query: { limit: 25 } }), ...byCursor({ path }) })
 */
export function byCursor<First>(first: First) {
  return {
    initialPageParam: first,
    getNextPageParam: (page: CursorPage) => page.nextCursor ?? undefined,
  }
}

/** What takes no longer, in milliseconds, is felt as happening at once. */
const AT_ONCE = 100

let isFirstPage = true

/**
 * For the loader of a route: asks while the screen's code is still on its way. Nobody waits for the answers here; the
 * screen asks the same, and shows what went wrong.
 *
 * Only the first page of all waits a moment. There is nothing on the screen yet, and with answers that come at once it is
 * drawn once, instead of first with outlines in their places, which would be made and laid out while the answers wait.
 */
export function prefetch(...answers: readonly Promise<unknown>[]): Promise<unknown> | undefined {
  const answered = Promise.allSettled(answers)
  if (!isFirstPage) return
  isFirstPage = false
  return Promise.race([answered, new Promise((resolve) => setTimeout(resolve, AT_ONCE))])
}
