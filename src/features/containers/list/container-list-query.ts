import { queryOptions } from '@tanstack/react-query'
import {
  getContainerGraphOptions,
  getContainerSummaryOptions,
  listContainersOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { ContainerNamespace } from '#src/api/generated/types.gen.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import { listParameters, watchedList, watchedSummary } from '#src/resources/queries.ts'
import type { WithoutDialog } from '#src/ui/resource-table/table-search.ts'
import type { ContainerListSearch } from '../container-list-search.ts'
import { containerResource } from '../container-resource.ts'

/** Converts the URL search to parameters of `listContainers`. */
export const containerListParameters = (search: WithoutDialog<ContainerListSearch>) =>
  listParameters(search, ['status', 'namespace', 'tag'])

export function containerListQuery(parameters: ReturnType<typeof containerListParameters>) {
  return queryOptions({ ...listContainersOptions({ query: parameters }), ...watchedList(containerResource) })
}

/** Counts for the cards above the list. */
export function containerSummaryQuery() {
  return queryOptions({ ...getContainerSummaryOptions(), ...watchedSummary(containerResource) })
}

/** Dependency graph of one namespace, or of all for an empty string. */
export function containerGraphQuery(namespace: ContainerNamespace | '') {
  return queryOptions({
    ...getContainerGraphOptions({ query: namespace === '' ? {} : { namespace } }),
    refetchInterval: SLOW_POLL_MS,
  })
}

/** Top five running containers by usage. */
export function busiestContainersQuery(by: 'cpu' | 'memory') {
  return queryOptions({
    ...listContainersOptions({ query: { status: ['running'], sort: `-${by}`, pageSize: 5 } }),
    refetchInterval: SLOW_POLL_MS,
  })
}
