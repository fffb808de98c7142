import {
  type AnyUseQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { ApiProblem } from '#src/api/problem.ts'
import { sessionQuery } from '#src/api/session.ts'
import { documentStore } from '#src/document-store.ts'
import type { ListPage } from '#src/ui/resource-table/list-state.ts'
import { FAST_POLL_MS, SLOW_POLL_MS, WATCH_MS } from './polling.ts'
import { isChanging, type Resource, type ResourceDefinition } from './resource-definition.ts'

/** Query for one resource. Polls fast while it changes, and stops once it is gone. */
export function resourceQuery<R extends Resource, Action extends string>(
  definition: ResourceDefinition<R, Action>,
  id: string,
) {
  return queryOptions({
    queryKey: definition.keyOf(id),
    queryFn: ({ signal }) => definition.read(id, signal),
    refetchInterval: ({ state }) => {
      if (isDeleted(state.error)) return false
      return state.data !== undefined && isChanging(definition, state.data) ? FAST_POLL_MS : WATCH_MS
    },
  })
}

/** True if the resource doesn't exist, or no longer exists. */
export function isDeleted(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 404
}

/**
 * Options to spread into the query of a list operation. Keeps the previous page while the next one loads, to avoid
 * layout shifts; polls fast while a row is changing.
 * @example queryOptions({ ...listVmsOptions({ query: parameters }), ...watchedList(vmResource) })
 */
export function watchedList<R extends Resource, Action extends string>(
  definition: Pick<ResourceDefinition<R, Action>, 'lifeCycle' | 'isConverging'>,
) {
  return {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { readonly state: { readonly data: ListPage<R> | undefined } }): number =>
      state.data?.items.some((resource) => isChanging(definition, resource)) ? FAST_POLL_MS : SLOW_POLL_MS,
  }
}

/**
 * Options to spread into the query of a summary operation. Its counts change with the rows, so it polls at the same
 * rate.
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

/** Search parameters that every list shares, named like the parameters of the list operations. */
interface ListSearch {
  readonly q: string
  readonly sort: string
  readonly page: number
  readonly pageSize: number
  readonly projectId?: string
}

/**
 * Converts search parameters to the parameters of a list operation, without inactive filters. The API's filters take
 * arrays, the URL holds one value each; a list is limited to one project.
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

/** Page of a list with cursor pagination. */
interface CursorPage {
  readonly nextCursor: string | null
}

/**
 * Options to spread into the infinite query of a list with cursor pagination.
 * @param first parameters that identify the list: its path
 * @example infiniteQueryOptions({ ...listVmActivityInfiniteOptions({ path, query: { limit: 25 } }), ...byCursor({
 * path }) })
 */
export function byCursor<First>(first: First) {
  return {
    initialPageParam: first,
    getNextPageParam: (page: CursorPage) => page.nextCursor ?? undefined,
  }
}

/** Delay in milliseconds that users perceive as instant. */
const INSTANT_MS = 100

const isFirstPage = documentStore(() => true)

/**
 * Prefetches data in a route's loader while the screen's code loads. Never rejects: the screen runs the same queries
 * and shows their errors.
 * Only the first page waits, until `INSTANT_MS` after the session is known: fast responses then render directly,
 * without skeletons first.
 */
export function prefetch(
  queryClient: QueryClient,
  ...queries: readonly AnyUseQueryOptions[]
): Promise<unknown> | undefined {
  const settled = Promise.allSettled(queries.map((it) => queryClient.query(it)))
  if (!isFirstPage.get()) return
  const longEnough = Promise.allSettled([queryClient.query(sessionQuery())]).then(
    () => new Promise((resolve) => setTimeout(resolve, INSTANT_MS)),
  )
  // The router may load the first page twice.
  return Promise.race([settled, longEnough]).finally(() => isFirstPage.set(false))
}
