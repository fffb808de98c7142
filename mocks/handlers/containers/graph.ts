import type { ContainerGraphNode, Health } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import type { ContainerRow, ResourceRow, Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import {
  findResource,
  type ResourceDefinition,
  resourceDefinitions,
} from '../../world/resource-definitions.ts'

/** Limit of the contract. */
const MAX_NODES = 500

export const containerGraphHandlers: HandlersFor<'getContainerGraph'> = {
  getContainerGraph({ tx, identity, query }) {
    const containers = tx.containers.by('organizationId', identity.organization.id)
    const roots = containers.filter((it) => query.namespace === undefined || it.namespace === query.namespace)
    const { nodes, edges } = reachable(tx, roots)
    const shown = mostConnected(nodes, edges)
    return {
      status: 200,
      body: {
        nodes: [...shown.values()].map(toNode).sort(byNamespaceAndName),
        edges: edges
          .filter(({ from, to }) => shown.has(from) && shown.has(to))
          .sort((a, b) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1))
          .slice(0, 10_000),
        truncated: shown.size < nodes.size,
      },
    }
  },
}

interface Node {
  readonly definition: ResourceDefinition<ResourceRow>
  readonly row: ResourceRow
}

interface Edge {
  readonly from: string
  readonly to: string
}

/** Containers and their direct and indirect dependencies, without deleted ones. */
function reachable(tx: Transaction, roots: readonly ContainerRow[]) {
  const nodes = new Map<string, Node>()
  const edges: Edge[] = []
  const waiting: Node[] = roots.map((row) => ({ definition: container, row }))
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { id } = node.row
    if (nodes.has(id)) continue
    nodes.set(id, node)
    if (node.definition !== container) continue
    for (const to of (node.row as ContainerRow).dependsOn) {
      const needed = nodes.get(to) ?? findResource(tx, to)
      if (needed === undefined) continue
      edges.push({ from: id, to })
      waiting.push(needed)
    }
  }
  return { nodes, edges }
}

const container = resourceDefinitions.container as unknown as ResourceDefinition<ResourceRow>

function mostConnected(nodes: ReadonlyMap<string, Node>, edges: readonly Edge[]): ReadonlyMap<string, Node> {
  if (nodes.size <= MAX_NODES) return nodes
  const ties = new Map<string, number>()
  for (const { from, to } of edges) {
    ties.set(from, (ties.get(from) ?? 0) + 1)
    ties.set(to, (ties.get(to) ?? 0) + 1)
  }
  const order = [...nodes.values()].sort(
    (a, b) => (ties.get(b.row.id) ?? 0) - (ties.get(a.row.id) ?? 0) || (a.row.id < b.row.id ? -1 : 1),
  )
  return new Map(order.slice(0, MAX_NODES).map((node) => [node.row.id, node]))
}

function toNode({ definition, row }: Node): ContainerGraphNode {
  return {
    id: row.id,
    type: definition.type,
    name: row.name,
    namespace: definition === container ? (row as ContainerRow).namespace : null,
    status: row.status,
    health: healthOf(row.status),
  }
}

/** Statuses in which a dependency works. */
const HEALTHY: ReadonlySet<string> = new Set([
  'running',
  'completed',
  'available',
  'attached',
  'active',
  'deployed',
])

function healthOf(status: string): Health {
  if (status === 'error') return 'critical'
  return HEALTHY.has(status) ? 'healthy' : 'warning'
}

/** Containers first. */
function byNamespaceAndName(a: ContainerGraphNode, b: ContainerGraphNode): number {
  return (
    compareNames(a.namespace ?? '~', b.namespace ?? '~') ||
    compareNames(a.name, b.name) ||
    (a.id < b.id ? -1 : 1)
  )
}
