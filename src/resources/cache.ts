import type { QueryClient } from '@tanstack/react-query'
import type { ListPage } from '#src/ui/resource-table/list-state.ts'
import type { OperationId, Resource, ResourceKind } from './kind.ts'

/** Of a kind, what keeping its answers fresh needs. */
type Kept<R extends Resource> = Pick<ResourceKind<R, never>, 'keyOf' | 'operations'>

/** What a change makes stale, and why. The resource itself comes with the answer and needs no asking. */
const staleAfter = {
  /** Something that moves it through a transition. */
  action: [
    'list', // status is a filter and a sort field: the row may belong elsewhere, or nowhere
    'summary', // counts by status
    'activity', // has a new entry, in progress
    'more',
  ],
  /** Its labels or settings. */
  edit: [
    'list', // name and tags are searched, filtered and sorted by
    'activity', // says who changed it
    'more',
  ],
  create: [
    'list', // there are new rows
    'summary', // and new sums
    'quotas', // and less left
    'more',
  ],
  /** The server refused because of the state: what is on screen is old. */
  refused: ['list', 'summary', 'activity', 'more'],
} as const

export type Change = keyof typeof staleAfter

/**
 * Asks again for what a change has made stale. Answers about other kinds (the firewall of a deleted machine) follow by
 * the events that the shell listens to.
 */
export function invalidate<R extends Resource>(
  client: QueryClient,
  { operations }: Kept<R>,
  change: Change,
): Promise<unknown> {
  const { list, summary, activity, more = [] } = operations
  const meant = { list: [list], summary: [summary], activity: [activity], quotas: ['listQuotas'], more }
  const stale = staleAfter[change].flatMap((name): readonly (OperationId | undefined)[] => meant[name])
  return invalidateOperations(
    client,
    stale.filter((operation) => operation !== undefined),
  )
}

/** Asks again for all answers of these operations that are on screen, whatever their parameters. */
export function invalidateOperations(
  client: QueryClient,
  operations: readonly OperationId[],
): Promise<unknown> {
  return Promise.all(
    operations.map((operation) => client.invalidateQueries({ queryKey: [{ _id: operation }] })),
  )
}

/**
 * Puts a resource that the server just answered with wherever it is shown. Not optimistic: this is what the server
 * says, and it makes the pages that show it poll fast at once.
 */
export function setResourceData<R extends Resource>(client: QueryClient, kind: Kept<R>, resource: R): void {
  client.setQueryData(kind.keyOf(resource.id), resource)
  keepInPages(client, kind.operations.list, resource)
}

/** The same for the pages of a list of whatever has an id; those that do not hold it stay as they are. */
export function keepInPages<Row extends { readonly id: string }>(
  client: QueryClient,
  list: OperationId,
  row: Row,
): void {
  client.setQueriesData<Pick<ListPage<Row>, 'items'>>(
    { queryKey: [{ _id: list }] },
    (page) => page && { ...page, items: page.items.map((item) => (item.id === row.id ? row : item)) },
  )
}

/** After a refusal the server knows better than the screen. */
export function refresh<R extends Resource>(
  client: QueryClient,
  kind: Kept<R>,
  id: string,
): Promise<unknown> {
  return Promise.all([
    invalidate(client, kind, 'refused'),
    client.invalidateQueries({ queryKey: kind.keyOf(id) }),
  ])
}
