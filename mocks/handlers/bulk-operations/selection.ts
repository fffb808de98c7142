import { BULK_NOUNS, type BulkResourceType } from '#src/domain/bulk-operation.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import { operations } from '../../contract/operations.gen.ts'
import type { ResourceRow } from '../../db/index.ts'
import { readParameters } from '../../engine/parameters.ts'
import { Problem } from '../../engine/problem.ts'
import type { OperationId } from '../../engine/types.ts'
import { alertTitle } from '../../world/alert-text.ts'
import type { BulkItem } from '../../world/bulk-operations.ts'
import { type ResourceDefinition, resourceDefinitions } from '../../world/resource-definitions.ts'
import { matchingAlerts } from '../alerts/list.ts'
import { CDN_LIST } from '../cdn/list.ts'
import { CONTAINER_LIST } from '../containers/list.ts'
import { DATABASE_LIST } from '../databases/list.ts'
import { ZONE_LIST } from '../dns/list.ts'
import { FIREWALL_LIST } from '../firewalls/list.ts'
import { LOAD_BALANCER_LIST } from '../load-balancers/list.ts'
import { findAdvice } from '../recommendations/find.ts'
import { atField } from '../shared/at-field.ts'
import { type ListQuery, type ListRules, matchingRows } from '../shared/list.ts'
import type { SignedInView } from '../shared/view.ts'
import { VM_LIST } from '../virtual-machines/list.ts'
import { VOLUME_LIST } from '../volumes/list.ts'

/** Query of a list operation, checked against its parameters. */
// biome-ignore lint/suspicious/noExplicitAny: the fields differ by list, and were checked against its contract
type CheckedQuery = any

interface Selectable {
  /** Returns a lookup of names by id; undefined for an item that the organization doesn't have. */
  readonly names: (view: SignedInView) => (id: string) => string | undefined
  /** Path of an item's page, if it has one. */
  readonly hrefOf?: (view: SignedInView, id: string) => string | undefined
  readonly list?: {
    readonly operation: OperationId
    readonly matches: (view: SignedInView, query: CheckedQuery) => readonly BulkItem[]
  }
}

function resources<Row extends ResourceRow, Query extends ListQuery>(
  definition: ResourceDefinition<Row>,
  operation: OperationId,
  rules: ListRules<Row, Query>,
): Selectable {
  return {
    names:
      ({ tx, identity }) =>
      (id) => {
        const row = definition.table(tx).get(id)
        return row?.organizationId === identity.organization.id ? resourceLabel(row) : undefined
      },
    hrefOf: ({ tx, identity }, id) => {
      const row = definition.table(tx).get(id)
      return row?.organizationId === identity.organization.id ? definition.href(row) : undefined
    },
    list: {
      operation,
      matches: (view, query) => {
        const rows = definition.table(view.tx).by('organizationId', view.identity.organization.id)
        const matching = inOrderOfCreation(
          matchingRows(rows, query, view, rules),
          ({ createdAt }) => createdAt,
        )
        return matching.map((row) => ({ id: row.id, name: resourceLabel(row) }))
      },
    },
  }
}

const SELECTABLE: Readonly<Record<BulkResourceType, Selectable>> = {
  vm: resources(resourceDefinitions.vm, 'listVms', VM_LIST),
  container: resources(resourceDefinitions.container, 'listContainers', CONTAINER_LIST),
  database: resources(resourceDefinitions.database, 'listDatabases', DATABASE_LIST),
  volume: resources(resourceDefinitions.volume, 'listVolumes', VOLUME_LIST),
  load_balancer: resources(resourceDefinitions.load_balancer, 'listLoadBalancers', LOAD_BALANCER_LIST),
  firewall: resources(resourceDefinitions.firewall, 'listFirewalls', FIREWALL_LIST),
  cdn_distribution: resources(resourceDefinitions.cdn_distribution, 'listCdnDistributions', CDN_LIST),
  dns_zone: resources(resourceDefinitions.dns_zone, 'listDnsZones', ZONE_LIST),
  alert: {
    names:
      ({ tx, identity }) =>
      (id) => {
        const row = tx.alerts.get(id)
        return row?.organizationId === identity.organization.id ? alertTitle(row) : undefined
      },
    list: {
      operation: 'listAlerts',
      matches: (view, query) =>
        inOrderOfCreation(matchingAlerts(view, query), ({ since }) => since).map((row) => ({
          id: row.id,
          name: alertTitle(row),
        })),
    },
  },
  recommendation: {
    // Found once for all ids: each search reads the metrics of every VM.
    names: ({ tx, seed, now, identity }) => {
      const found = findAdvice({ tx, seed, now, organizationId: identity.organization.id })
      const names = new Map(found.map(({ id, row }) => [id, resourceLabel(row)]))
      return (id) => names.get(id)
    },
  },
}

/** Path of an item's page; null if it has none. */
export function hrefOf(type: BulkResourceType, view: SignedInView, id: string): string | null {
  return SELECTABLE[type].hrefOf?.(view, id) ?? null
}

/** Items with these ids, each once. An unknown id is its own name. */
export function itemsById(
  type: BulkResourceType,
  view: SignedInView,
  ids: readonly string[],
): readonly BulkItem[] {
  const nameOf = SELECTABLE[type].names(view)
  return [...new Set(ids)].map((id) => ({ id, name: nameOf(id) ?? id }))
}

function inOrderOfCreation<Item extends { readonly id: string }>(
  items: readonly Item[],
  createdAt: (item: Item) => number,
): readonly Item[] {
  return items.toSorted((a, b) => createdAt(a) - createdAt(b) || (a.id < b.id ? -1 : 1))
}

/** Parameters of a list that choose a page of the selection, not the selection. */
const PAGING = ['sort', 'page', 'pageSize']

/**
 * Items that the list of the type finds.
 *
 * @throws Problem 422 `invalid_filter`
 */
export function itemsByFilter(
  type: BulkResourceType,
  view: SignedInView,
  filter: string,
): readonly BulkItem[] {
  const { list } = SELECTABLE[type]
  if (list === undefined) {
    throw invalidFilter(`Select ${BULK_NOUNS[type].many} by their IDs. Their list has no filters.`)
  }
  const search = new URLSearchParams(filter)
  const paging = PAGING.find((name) => search.has(name))
  if (paging !== undefined) throw invalidFilter(`Remove “${paging}”. A bulk operation runs on all pages.`)
  return list.matches(view, checkedQuery(list.operation, search))
}

function checkedQuery(operationId: OperationId, search: URLSearchParams): CheckedQuery {
  const operation = operations[operationId]
  const request = { method: 'GET', url: operation.path, headers: { get: () => null }, text: async () => '' }
  try {
    return readParameters({ operation, request, path: {}, search }).query
  } catch (error) {
    const [first] = error instanceof Problem ? (error.errors ?? []) : []
    if (first === undefined) throw error
    throw invalidFilter(`“${first.pointer.split('/')[1]}” isn’t valid in this filter. ${first.message}`)
  }
}

function invalidFilter(message: string): Problem {
  return atField(422, 'invalid_filter', '/selection/filter', message)
}
