import { useQuery } from '@tanstack/react-query'
import type { Container, ContainerGraphNode } from '#src/api/generated/types.gen.ts'
import { capitalize } from '#src/domain/capitalize.ts'
import { Muted, Panel } from '#src/resources/detail/panel.tsx'
import { resourceHref } from '#src/resources/resource-href.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { healthTones, qualifierOf } from '../graph/graph-labels.ts'
import { containerGraphQuery } from '../list/container-list-query.ts'
import classes from './dependencies.module.css'

/** Dependencies of the container, and its dependents. */
export function DependenciesPanel({ container }: { readonly container: Container }) {
  const graph = useQuery(containerGraphQuery('')).data
  if (graph === undefined) return null
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const needs = container.dependsOn.flatMap((id) => byId.get(id) ?? [])
  const neededBy = graph.edges.flatMap(({ from, to }) => (to === container.id ? (byId.get(from) ?? []) : []))
  const missing = container.dependsOn.length - needs.length
  return (
    <Panel title="Dependencies">
      {needs.length + neededBy.length + missing === 0 && <Muted>No dependencies in either direction.</Muted>}
      <Nodes title="Depends on" nodes={needs} />
      {missing > 0 && !graph.truncated && (
        <Muted>
          {missing === 1 ? '1 dependency no longer exists.' : `${missing} dependencies no longer exist.`}
        </Muted>
      )}
      <Nodes title="Required by" nodes={neededBy} />
    </Panel>
  )
}

function Nodes({ title, nodes }: { readonly title: string; readonly nodes: readonly ContainerGraphNode[] }) {
  if (nodes.length === 0) return null
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.nodes}>
        {nodes.map((node) => (
          <li key={node.id}>
            <PathLink href={resourceHref(node)}>{node.name}</PathLink>
            <span className={classes.place}>{qualifierOf(node)}</span>
            <StatusBadge tone={healthTones[node.health]}>
              {capitalize(node.status.replaceAll('_', ' '))}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </div>
  )
}
