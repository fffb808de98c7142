import classes from './charts.module.css'
import { sparklinePath } from './sparkline-path.ts'

const WIDTH = 120
const HEIGHT = 32
/** Half the stroke, so that a line along the edge is not cut. */
const INSET = 1

/**
 * A line as small as a word, in plain SVG. Decoration beside a figure that says the same in text, hence hidden from
 * screen readers.
 *
 * @param domain the lowest and highest value of the box; see `trendDomain`
 */
export function Sparkline({
  values,
  domain,
}: {
  readonly values: readonly (number | null)[]
  readonly domain: readonly [lowest: number, highest: number]
}) {
  const line = sparklinePath(values, WIDTH, HEIGHT, domain)
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
