import classes from './charts.module.css'
import { sparklineDomain, sparklinePath } from './sparkline-path.ts'

const WIDTH = 120
const HEIGHT = 32
/** Half the stroke width, so that a line at the edge is not clipped. */
const INSET = 1

/**
 * Small inline line chart in SVG, scaled to its values. Decorative: the same value is shown as text, so it is hidden
 * from screen readers.
 */
export function Sparkline({ values }: { readonly values: readonly (number | null)[] }) {
  const line = sparklinePath(values, WIDTH, HEIGHT, sparklineDomain(values))
  return (
    <svg
      className={classes.sparkline}
      viewBox={`${-INSET} ${-INSET} ${WIDTH + 2 * INSET} ${HEIGHT + 2 * INSET}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={line} />
    </svg>
  )
}
