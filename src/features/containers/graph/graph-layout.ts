import type { ContainerGraphEdge, ContainerGraphNode } from '#src/api/generated/types.gen.ts'

/* Layout of the dependency graph: dependents on the left, dependencies on the right. */

export const NODE_WIDTH = 184
export const NODE_HEIGHT = 46
/** Height of a lane, in which edges pass a column. */
const LANE_HEIGHT = 8
const GAP_X = 64
const GAP_Y = 14
const MARGIN = 8

export interface PlacedNode {
  readonly node: ContainerGraphNode
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export interface PlacedEdge {
  readonly from: PlacedNode
  readonly to: PlacedNode
  /** Left ends of the lanes between the nodes of the columns that the edge passes; each is as wide as a node. */
  readonly lanes: readonly Point[]
}

export interface GraphLayout {
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly PlacedEdge[]
  readonly width: number
  readonly height: number
}

/** Entry of a column: a node, or a lane for edges to a node in a later column. */
interface Slot {
  readonly id: string
  readonly node: ContainerGraphNode | null
}

/**
 * Layered layout: the layer is the longest path from a root. Edges that skip layers pass them in lanes, so that they
 * don't run behind nodes; edges to the same node share them. Within a layer, nodes and lanes sit near the mean of what
 * leads to them, to reduce crossings. Cycles are cut at the second visit.
 */
export function layOutGraph(
  nodes: readonly ContainerGraphNode[],
  edges: readonly ContainerGraphEdge[],
): GraphLayout {
  const layers = layersOf(nodes, edges)
  const layerOf = (id: string) => layers.get(id) ?? 0
  const columns: Map<string, Slot>[] = []
  const add = (layer: number, slot: Slot) => {
    columns[layer] ??= new Map()
    columns[layer].set(slot.id, slot)
  }
  for (const node of nodes) add(layerOf(node.id), { id: node.id, node })

  // Ids of slots that lead to a slot in the next column.
  const sources = new Map<string, string[]>()
  for (const { from, to } of edges) {
    let before = from
    for (let layer = layerOf(from) + 1; layer < layerOf(to); layer += 1) {
      const lane = laneId(to, layer)
      add(layer, { id: lane, node: null })
      sources.set(lane, [...(sources.get(lane) ?? []), before])
      before = lane
    }
    sources.set(to, [...(sources.get(to) ?? []), before])
  }

  const tops = new Map<string, number>()
  const placed = new Map<string, PlacedNode>()
  const heights = Array.from(columns, (column) => heightOf([...(column?.values() ?? [])]))
  const tallest = Math.max(NODE_HEIGHT, ...heights)
  for (const [layer, column] of columns.entries()) {
    const slots = [...(column?.values() ?? [])]
    const ordered = layer === 0 ? slots : orderBySources(slots, sources, tops)
    let y = MARGIN + (tallest - heightOf(ordered)) / 2
    for (const { id, node } of ordered) {
      tops.set(id, y)
      if (node !== null) placed.set(id, { node, x: xOf(layer), y })
      y += (node === null ? LANE_HEIGHT : NODE_HEIGHT) + GAP_Y
    }
  }
  return {
    nodes: [...placed.values()],
    edges: edges.flatMap(({ from, to }) => {
      const [a, b] = [placed.get(from), placed.get(to)]
      if (!a || !b) return []
      const lanes: Point[] = []
      for (let layer = layerOf(from) + 1; layer < layerOf(to); layer += 1) {
        lanes.push({ x: xOf(layer), y: (tops.get(laneId(to, layer)) ?? 0) + LANE_HEIGHT / 2 })
      }
      return { from: a, to: b, lanes }
    }),
    width: 2 * MARGIN + columns.length * (NODE_WIDTH + GAP_X) - GAP_X,
    height: 2 * MARGIN + tallest,
  }
}

const laneId = (to: string, layer: number) => `${to} @ ${layer}`

const xOf = (layer: number) => MARGIN + layer * (NODE_WIDTH + GAP_X)

/** Height of a column, with the gaps between its slots. */
function heightOf(slots: readonly Slot[]): number {
  const sum = slots.reduce(
    (height, { node }) => height + (node === null ? LANE_HEIGHT : NODE_HEIGHT) + GAP_Y,
    0,
  )
  return Math.max(0, sum - GAP_Y)
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

function orderBySources(
  column: readonly Slot[],
  sources: ReadonlyMap<string, readonly string[]>,
  tops: ReadonlyMap<string, number>,
): Slot[] {
  const meanOf = ({ id }: Slot) => {
    const ys = (sources.get(id) ?? []).flatMap((source) => tops.get(source) ?? [])
    return ys.length === 0 ? 0 : ys.reduce((sum, y) => sum + y, 0) / ys.length
  }
  return column
    .map((slot) => ({ slot, mean: meanOf(slot) }))
    .sort((a, b) => a.mean - b.mean)
    .map(({ slot }) => slot)
}
