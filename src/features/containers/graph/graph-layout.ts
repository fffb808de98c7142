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
  const passedLayers = ({ from, to }: ContainerGraphEdge) => range(layerOf(from) + 1, layerOf(to))

  const columns: Map<string, Slot>[] = []
  const addSlot = (layer: number, slot: Slot) => {
    columns[layer] ??= new Map()
    columns[layer].set(slot.id, slot)
  }
  for (const node of nodes) addSlot(layerOf(node.id), { id: node.id, node })
  // Ids of slots that lead to a slot in the next column.
  const sources = new Map<string, string[]>()
  for (const edge of edges) {
    const lanes = passedLayers(edge).map((layer) => ({ id: laneId(edge.to, layer), layer }))
    for (const { id, layer } of lanes) addSlot(layer, { id, node: null })
    const slots = [edge.from, ...lanes.map(({ id }) => id), edge.to]
    for (const [index, id] of slots.slice(1).entries()) {
      sources.set(id, [...(sources.get(id) ?? []), slots[index] as string])
    }
  }

  const { placed, tops, height } = placeSlots(
    Array.from(columns, (column) => [...(column?.values() ?? [])]),
    sources,
  )
  return {
    nodes: [...placed.values()],
    edges: edges.flatMap((edge) => {
      const [from, to] = [placed.get(edge.from), placed.get(edge.to)]
      if (!from || !to) return []
      const lanes = passedLayers(edge).map((layer) => ({
        x: xOf(layer),
        y: (tops.get(laneId(edge.to, layer)) ?? 0) + LANE_HEIGHT / 2,
      }))
      return { from, to, lanes }
    }),
    width: 2 * MARGIN + columns.length * (NODE_WIDTH + GAP_X) - GAP_X,
    height: 2 * MARGIN + height,
  }
}

/** Places columns from left to right, each centered vertically. Tops are those of nodes and lanes, by id. */
function placeSlots(columns: readonly (readonly Slot[])[], sources: ReadonlyMap<string, readonly string[]>) {
  const tops = new Map<string, number>()
  const placed = new Map<string, PlacedNode>()
  const height = Math.max(NODE_HEIGHT, ...columns.map(heightOf))
  for (const [layer, slots] of columns.entries()) {
    const ordered = layer === 0 ? slots : orderBySources(slots, sources, tops)
    let y = MARGIN + (height - heightOf(ordered)) / 2
    for (const slot of ordered) {
      tops.set(slot.id, y)
      if (slot.node !== null) placed.set(slot.id, { node: slot.node, x: xOf(layer), y })
      y += slotHeight(slot) + GAP_Y
    }
  }
  return { placed, tops, height }
}

function range(from: number, until: number): number[] {
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index)
}

const laneId = (to: string, layer: number) => `${to} @ ${layer}`

const xOf = (layer: number) => MARGIN + layer * (NODE_WIDTH + GAP_X)

/** Height of a column, with the gaps between its slots. */
function heightOf(slots: readonly Slot[]): number {
  const sum = slots.reduce((height, slot) => height + slotHeight(slot) + GAP_Y, 0)
  return Math.max(0, sum - GAP_Y)
}

function slotHeight({ node }: Slot): number {
  return node === null ? LANE_HEIGHT : NODE_HEIGHT
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
