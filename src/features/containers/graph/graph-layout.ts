import type { ContainerGraphEdge, ContainerGraphNode } from '#src/api/generated/types.gen.ts'

/* Layout of the dependency graph: dependents on the left, dependencies on the right. */

export const NODE_WIDTH = 184
export const NODE_HEIGHT = 46
const GAP_X = 64
const GAP_Y = 14
const MARGIN = 8

export interface PlacedNode {
  readonly node: ContainerGraphNode
  readonly x: number
  readonly y: number
}

export interface GraphLayout {
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly { readonly from: PlacedNode; readonly to: PlacedNode }[]
  readonly width: number
  readonly height: number
}

/**
 * Layered layout: the layer is the longest path from a root. Within a layer, nodes sit near the mean of their
 * dependents to reduce crossings. Cycles are cut at the second visit.
 */
export function layOutGraph(
  nodes: readonly ContainerGraphNode[],
  edges: readonly ContainerGraphEdge[],
): GraphLayout {
  const layers = layersOf(nodes, edges)
  const columns: ContainerGraphNode[][] = []
  for (const node of nodes) {
    const layer = layers.get(node.id) ?? 0
    columns[layer] = [...(columns[layer] ?? []), node]
  }

  const placed = new Map<string, PlacedNode>()
  const tallest = Math.max(1, ...columns.map((column) => column?.length ?? 0))
  for (const [layer, column] of columns.entries()) {
    const ordered = layer === 0 ? column : orderByParents(column, edges, placed)
    const offset = ((tallest - ordered.length) * (NODE_HEIGHT + GAP_Y)) / 2
    for (const [index, node] of ordered.entries()) {
      placed.set(node.id, {
        node,
        x: MARGIN + layer * (NODE_WIDTH + GAP_X),
        y: MARGIN + offset + index * (NODE_HEIGHT + GAP_Y),
      })
    }
  }
  return {
    nodes: [...placed.values()],
    edges: edges.flatMap(({ from, to }) => {
      const [a, b] = [placed.get(from), placed.get(to)]
      return a && b ? [{ from: a, to: b }] : []
    }),
    width: 2 * MARGIN + columns.length * (NODE_WIDTH + GAP_X) - GAP_X,
    height: 2 * MARGIN + tallest * (NODE_HEIGHT + GAP_Y) - GAP_Y,
  }
}

function layersOf(
  nodes: readonly ContainerGraphNode[],
  edges: readonly ContainerGraphEdge[],
): ReadonlyMap<string, number> {
  const parents = Map.groupBy(edges, ({ to }) => to)
  const layers = new Map<string, number>()
  const entered = new Set<string>()
  const layerOf = (id: string): number => {
    const known = layers.get(id)
    if (known !== undefined) return known
    if (entered.has(id)) return -1
    entered.add(id)
    const layer = Math.max(-1, ...(parents.get(id) ?? []).map(({ from }) => layerOf(from))) + 1
    layers.set(id, layer)
    return layer
  }
  for (const { id } of nodes) layerOf(id)
  return layers
}

function orderByParents(
  column: readonly ContainerGraphNode[],
  edges: readonly ContainerGraphEdge[],
  placed: ReadonlyMap<string, PlacedNode>,
): ContainerGraphNode[] {
  const heightOf = ({ id }: ContainerGraphNode) => {
    const ys = edges.flatMap(({ from, to }) => (to === id ? (placed.get(from)?.y ?? []) : []))
    return ys.length === 0 ? 0 : ys.reduce((sum, y) => sum + y, 0) / ys.length
  }
  return column
    .map((node) => ({ node, height: heightOf(node) }))
    .sort((a, b) => a.height - b.height)
    .map(({ node }) => node)
}
