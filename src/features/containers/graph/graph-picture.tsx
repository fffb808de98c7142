import { resourceHref } from '#src/resources/resource-href.ts'
import { PathLink } from '#src/ui/path-link.tsx'
import classes from './graph.module.css'
import { qualifierOf } from './graph-labels.ts'
import {
  type GraphLayout,
  NODE_HEIGHT,
  NODE_WIDTH,
  type PlacedEdge,
  type PlacedNode,
} from './graph-layout.ts'

/** Drawing of the graph, hidden from assistive technology. The list next to it has the same content and links. */
export function GraphPicture({ layout }: { readonly layout: GraphLayout }) {
  return (
    <svg
      className={classes.picture}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
    >
      {layout.edges.map((edge) => (
        <path key={`${edge.from.node.id} ${edge.to.node.id}`} className={classes.edge} d={pathOf(edge)} />
      ))}
      {layout.nodes.map((placed) => (
        <Node key={placed.node.id} {...placed} />
      ))}
    </svg>
  )
}

function Node({ node, x, y }: PlacedNode) {
  const { name, type, health, status } = node
  return (
    <PathLink href={resourceHref(node)} tabIndex={-1} className={classes.link}>
      <g transform={`translate(${x} ${y})`}>
        <title>{`${name}, ${qualifierOf(node)}: ${status}`}</title>
        <rect
          className={classes.box}
          width={NODE_WIDTH}
          height={NODE_HEIGHT}
          rx={8}
          data-outside={type !== 'container' || undefined}
        />
        <circle className={classes.dot} cx={16} cy={NODE_HEIGHT / 2} r={5} data-health={health} />
        <text className={classes.name} x={30} y={20}>
          {shorten(name)}
        </text>
        <text className={classes.detail} x={30} y={36}>
          {`${qualifierOf(node)} · ${status}`}
        </text>
      </g>
    </PathLink>
  )
}

/** Maximum characters that fit in a box. */
const MAX_LABEL_LENGTH = 22

function shorten(name: string): string {
  return name.length <= MAX_LABEL_LENGTH ? name : `${name.slice(0, MAX_LABEL_LENGTH - 1)}…`
}

/** Path from the right edge of a dependent through the lanes to the left edge of its dependency. */
function pathOf({ from, to, lanes }: PlacedEdge): string {
  let [x, y] = [from.x + NODE_WIDTH, from.y + NODE_HEIGHT / 2]
  let path = `M ${x} ${y}`
  for (const lane of lanes) {
    path += `${curve(x, y, lane.x, lane.y)} H ${lane.x + NODE_WIDTH}`
    ;[x, y] = [lane.x + NODE_WIDTH, lane.y]
  }
  return path + curve(x, y, to.x, to.y + NODE_HEIGHT / 2)
}

function curve(x1: number, y1: number, x2: number, y2: number): string {
  const bend = Math.max(32, Math.abs(x2 - x1) / 2)
  return ` C ${x1 + bend} ${y1}, ${x2 - bend} ${y2}, ${x2} ${y2}`
}
