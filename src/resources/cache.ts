import type { QueryClient } from '@tanstack/react-query'
import { invalidateOperations, type OperationId } from '#src/api/operation-queries.ts'
import type { ListPage } from '#src/ui/resource-table/list-state.ts'
import type { Resource, ResourceDefinition } from './resource-definition.ts'

/** Parts of a resource type needed to update the query cache. */
type CachedResource<R extends Resource> = Pick<ResourceDefinition<R, never>, 'keyOf' | 'operations'>

/** Queries to invalidate after each change. The resource itself comes with the response and needs no refetch. */
const staleAfter = {
  /** An action that starts a state transition. */
  action: [
    'list', // status is a filter and a sort field: the row may have moved or no longer match
    'summary', // counts by status
    'activity', // has a new entry, in progress
    'more',
  ],
  /** A change of the tags or the settings. */
  edit: [
    'list', // searchable, filterable and sortable by name and tags
    'activity', // records who made the change
    'more',
  ],
  create: [
    'list', // has new rows
    'summary', // has new totals
    'quotas', // usage went up
    'more',
  ],
  /** The server denied the action because of the resource's state, so the cached data is stale. */
  denied: ['list', 'summary', 'activity', 'more'],
} as const

export type Change = keyof typeof staleAfter

type StaleQuery = (typeof staleAfter)[Change][number]

/**
 * Invalidates the queries that a change made stale. Queries of other resource types (such as the firewall of a
 * deleted VM) are invalidated by the events that the shell listens to.
 */
export function invalidate<R extends Resource>(
  client: QueryClient,
  { operations }: CachedResource<R>,
  change: Change,
): Promise<unknown> {
  const { list, summary, activity, more = [] } = operations
  const operationsOf: Readonly<Record<StaleQuery, readonly (OperationId | undefined)[]>> = {
    list: [list],
    summary: [summary],
    activity: [activity],
    quotas: ['listQuotas'],
    more,
  }
  const queries: readonly StaleQuery[] = staleAfter[change]
  const stale = queries.flatMap((query) => operationsOf[query])
  return invalidateOperations(
    client,
    stale.filter((operation) => operation !== undefined),
  )
}

/**
 * Writes a resource from a server response into all queries that show it. Not an optimistic update; a resource in
 * transition makes the pages that show it poll fast at once.
 */
export function setResourceData<R extends Resource>(
  client: QueryClient,
  definition: CachedResource<R>,
  resource: R,
): void {
  client.setQueryData(definition.keyOf(resource.id), resource)
  replaceInPages(client, definition.operations.list, resource)
}

/** Replaces a row by its id in the cached pages of a list. Pages without the row stay as they are. */
export function replaceInPages<Row extends { readonly id: string }>(
  client: QueryClient,
  list: OperationId,
  row: Row,
): void {
  client.setQueriesData<Pick<ListPage<Row>, 'items'>>(
    { queryKey: [{ _id: list }] },
    (page) => page && { ...page, items: page.items.map((item) => (item.id === row.id ? row : item)) },
  )
}

/** Refetches a resource and everything that depends on it, after the server denied an action on it. */
export function refresh<R extends Resource>(
  client: QueryClient,
  definition: CachedResource<R>,
  id: string,
): Promise<unknown> {
  return Promise.all([
    invalidate(client, definition, 'denied'),
    client.invalidateQueries({ queryKey: definition.keyOf(id) }),
  ])
}
