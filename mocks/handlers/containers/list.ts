import type { ContainerReplica as ContainerReplicaShape } from '#src/api/generated/types.gen.ts'
import { CONTAINER_NAMESPACES, containerLifeCycle, isContainerOff } from '#src/domain/container.ts'
import { CONTAINER_PLANS } from '#src/domain/container-catalog.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { ContainerRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { currentMean } from '../../world/averages.ts'
import { containerUsageAt, replicaUsages } from '../../world/container-metrics.ts'
import { replicaAt, replicaSums } from '../../world/container-replicas.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { allOf, countsBy, equal, type ListRules, listPageWithTotals, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import { monthlyCostOf, toContainer } from './to-container.ts'

export const containerListHandlers: HandlersFor<
  'listContainers' | 'getContainerSummary' | 'getContainer' | 'listContainerReplicas' | 'getContainerCatalog'
> = {
  listContainers(ctx) {
    const rows = ctx.tx.containers.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPageWithTotals(rows, ctx.query, ctx, CONTAINER_LIST, totalsOf)
    return { status: 200, body: { items: items.map((row) => toContainer(row, ctx)), ...page } }
  },

  getContainerSummary({ tx, identity, seed, now }) {
    const rows = tx.containers.by('organizationId', identity.organization.id)
    const sums = { ready: 0, desired: 0, restarts: 0 }
    for (const row of rows) {
      const { ready, restarts } = replicaSums(row, now)
      sums.ready += ready
      sums.restarts += restarts
      if (!isContainerOff(row)) sums.desired += row.desiredReplicas
    }
    const view = { seed, now }
    return {
      status: 200,
      body: {
        total: rows.length,
        byStatus: countsBy(rows, containerLifeCycle.statuses, (row) => row.status),
        byNamespace: countsBy(rows, CONTAINER_NAMESPACES, (row) => row.namespace),
        replicas: { ready: sums.ready, desired: sums.desired },
        restarts: sums.restarts,
        averageCpuPercent: currentMean(view, 'container', rows, 'cpu'),
        averageMemoryPercent: currentMean(view, 'container', rows, 'memory'),
        ...totalsOf(rows),
      },
    }
  },

  getContainer(ctx) {
    return {
      status: 200,
      body: toContainer(lookup(resourceDefinitions.container, ctx, ctx.path.containerId), ctx),
    }
  },

  listContainerReplicas(ctx) {
    const { seed, now } = ctx
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    const usages = replicaUsages(seed, row, now)
    const items = row.replicas.flatMap((replica): ContainerReplicaShape[] => {
      const state = replicaAt(replica, now)
      if (state === null) return []
      const { lastExit } = state
      return [
        {
          id: replica.id,
          name: replica.name,
          status: state.status,
          revision: replica.revision,
          restarts: state.restarts,
          lastExit: lastExit && { ...lastExit, at: iso(lastExit.at) },
          usage: usages.get(replica) ?? null,
          startedAt: isoOrNull(state.startedAt),
          createdAt: iso(replica.createdAt),
        },
      ]
    })
    return { status: 200, body: { items: items.slice(0, 100) } }
  },

  getContainerCatalog: () => ({ status: 200, body: { plans: [...CONTAINER_PLANS] } }),
}

const totalsOf = (rows: readonly ContainerRow[]) => ({ monthlyCost: sumMoney(rows.map(monthlyCostOf)) })

/** Text that the list's search box matches. */
export const containerText = searchText<ContainerRow>((row) => [
  row.name,
  row.namespace,
  row.id,
  row.image,
  ...row.tags,
])

export const CONTAINER_LIST: ListRules<ContainerRow, QueryOf<'listContainers'>> = {
  text: containerText,
  filters: {
    status: oneOf((row) => row.status),
    namespace: oneOf((row) => row.namespace),
    region: oneOf((row) => row.region),
    projectId: equal((row) => row.projectId),
    tag: allOf((row) => row.tags),
  },
  sort: ({ seed, now }) => ({
    name: 'name',
    namespace: 'namespace',
    status: 'status',
    image: 'image',
    region: 'region',
    createdAt: 'createdAt',
    replicas: 'desiredReplicas',
    monthlyCost: (row) => monthlyCostOf(row).amount,
    restarts: (row) => replicaSums(row, now).restarts,
    cpu: (row) => containerUsageAt(seed, row, now)?.cpuPercent ?? null,
    memory: (row) => containerUsageAt(seed, row, now)?.memoryPercent ?? null,
  }),
}
