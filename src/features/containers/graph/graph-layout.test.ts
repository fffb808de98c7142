import { expect, test } from 'vitest'
import type { ContainerGraphNode } from '#src/api/generated/types.gen.ts'
import { layOutGraph, NODE_HEIGHT } from './graph-layout.ts'

const node = (id: string): ContainerGraphNode => ({
  id,
  type: 'container',
  name: id,
  namespace: 'staging',
  status: 'running',
  health: 'healthy',
})
const edge = (from: string, to: string) => ({ from, to })
const xOf = (layout: ReturnType<typeof layOutGraph>, id: string) =>
  layout.nodes.find((it) => it.node.id === id)?.x ?? -1

test('places dependencies to the right of their dependents', () => {
  const edges = [edge('web', 'api'), edge('api', 'db'), edge('web', 'db')]
  const layout = layOutGraph(['db', 'api', 'web'].map(node), edges)
  expect(xOf(layout, 'web')).toBeLessThan(xOf(layout, 'api'))
  expect(xOf(layout, 'api')).toBeLessThan(xOf(layout, 'db'))
  expect(layout.edges).toHaveLength(3)
})

test('places the nodes of a cycle apart from each other', () => {
  const layout = layOutGraph(['a', 'b', 'c'].map(node), [edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])
  expect(new Set(layout.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(3)
})

test('stacks the nodes of a layer within the picture', () => {
  const layout = layOutGraph(['a', 'b', 'c'].map(node), [])
  expect(new Set(layout.nodes.map(({ x }) => x)).size).toBe(1)
  expect(Math.max(...layout.nodes.map(({ y }) => y))).toBeLessThan(layout.height)
})

test('leads edges past the nodes of the layers between', () => {
  const edges = [
    edge('web', 'api'),
    edge('api', 'db'),
    edge('worker', 'queue'),
    edge('queue', 'db'),
    edge('web', 'db'),
    edge('worker', 'db'),
  ]
  const { nodes, edges: placed } = layOutGraph(['web', 'worker', 'api', 'queue', 'db'].map(node), edges)
  const lanes = placed.flatMap((it) => it.lanes)
  expect(lanes).toHaveLength(2)
  for (const lane of lanes) {
    const hit = nodes.filter(({ x, y }) => x === lane.x && lane.y > y && lane.y < y + NODE_HEIGHT)
    expect(hit).toEqual([])
  }
  // Edges to the same node share a lane.
  expect(lanes[0]).toEqual(lanes[1])
})
