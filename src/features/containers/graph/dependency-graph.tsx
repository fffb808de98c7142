import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ContainerGraph, ContainerGraphNode, ContainerNamespace } from '#src/api/generated/types.gen.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { PathLink } from '#src/ui/path-link.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { containerGraphQuery } from '../list/container-list-query.ts'
import classes from './graph.module.css'
import { healthTones, qualifierOf } from './graph-labels.ts'
import { layOutGraph } from './graph-layout.ts'
import { GraphPicture } from './graph-picture.tsx'

/** Maximum number of nodes to draw. Larger graphs show only as a list. */
const MAX_DRAWN = 60

/** Dependencies as a graph and as a list, for the namespace in the page's filter. */
export function DependencyGraph({ namespace }: { readonly namespace: ContainerNamespace | '' }) {
  const { data, error, isFetching, refetch } = useQuery(containerGraphQuery(namespace))
  return (
    <Panel title="Dependency graph">
      {data !== undefined ? (
        <Graph graph={data} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => refetch()} retrying={isFetching} />
      ) : (
        <Skeleton height="14rem" />
      )}
    </Panel>
  )
}

function Graph({ graph }: { readonly graph: ContainerGraph }) {
  const connected = useMemo(() => {
    const ids = new Set(graph.edges.flatMap(({ from, to }) => [from, to]))
    return graph.nodes.filter(({ id }) => ids.has(id))
  }, [graph])
  const layout = useMemo(() => layOutGraph(connected, graph.edges), [connected, graph.edges])
  const alone = graph.nodes.length - connected.length

  if (connected.length === 0) {
    return <Muted>No dependencies yet. Add them in a container’s configuration or manifest.</Muted>
  }
  return (
    <>
      {connected.length <= MAX_DRAWN ? (
        // A scrollable region must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={classes.scroll} tabIndex={0} aria-label="Connected containers">
          <GraphPicture layout={layout} />
        </section>
      ) : (
        <Muted>Too many containers to draw. Choose a namespace or use the list.</Muted>
      )}
      <details className={classes.list} open={connected.length > MAX_DRAWN || undefined}>
        <summary>Dependencies as a list</summary>
        <DependencyList nodes={connected} graph={graph} />
      </details>
      {alone > 0 && (
        <Muted>
          {alone === 1 ? '1 container depends' : `${alone} containers depend`} on nothing, and nothing depends
          on {alone === 1 ? 'it' : 'them'}.
        </Muted>
      )}
      {graph.truncated && <Muted>Only the containers with the most dependencies are shown.</Muted>}
    </>
  )
}

function DependencyList({
  nodes,
  graph,
}: {
  readonly nodes: readonly ContainerGraphNode[]
  readonly graph: ContainerGraph
}) {
  const needs = Map.groupBy(graph.edges, ({ from }) => from)
  return (
    <ul>
      {nodes.flatMap((node) => {
        const ids = new Set(needs.get(node.id)?.map(({ to }) => to))
        const needed = nodes.filter(({ id }) => ids.has(id))
        if (needed.length === 0) return []
        return [
          <li key={node.id}>
            <NodeLine node={node} /> depends on
            <ul>
              {needed.map((it) => (
                <li key={it.id}>
                  <NodeLine node={it} />
                </li>
              ))}
            </ul>
          </li>,
        ]
      })}
    </ul>
  )
}

function NodeLine({ node }: { readonly node: ContainerGraphNode }) {
  const { name, health, status } = node
  return (
    <>
      <PathLink href={resourceHref(node)} className={classes.link}>
        {name}
      </PathLink>{' '}
      <span className={classes.kind}>{qualifierOf(node)}</span>{' '}
      <StatusBadge tone={healthTones[health]}>{status.replaceAll('_', ' ')}</StatusBadge>
    </>
  )
}
