/**
 * SVG path of a sparkline in a box of `width` by `height`. A gap starts a new line; a single value between gaps
 * becomes a line of zero length, which round caps draw as a dot.
 */
export function sparklinePath(
  values: readonly (number | null)[],
  width: number,
  height: number,
  domain: readonly [lowest: number, highest: number],
): string {
  const [lowest, highest] = domain
  const span = highest - lowest || 1
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const commands: string[] = []
  let drawing = false
  values.forEach((value, index) => {
    if (value === null) {
      drawing = false
      return
    }
    const clamped = Math.min(highest, Math.max(lowest, value))
    const point = `${round(index * step)} ${round(height - ((clamped - lowest) / span) * height)}`
    const isAlone = !drawing && (values[index + 1] ?? null) === null
    commands.push(isAlone ? `M${point}h0` : `${drawing ? 'L' : 'M'}${point}`)
    drawing = true
  })
  return commands.join('')
}

/**
 * Value range for a sparkline that shows changes rather than magnitude: fits the values, at least `leastSpan` high so
 * that noise stays small, and within `bounds`.
 */
export function trendDomain(
  values: readonly (number | null)[],
  leastSpan: number,
  bounds: readonly [lowest: number, highest: number],
): readonly [lowest: number, highest: number] {
  const [floor, ceiling] = bounds
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return bounds
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  const span = Math.min(Math.max(leastSpan, highest - lowest), ceiling - floor)
  const centered = (lowest + highest - span) / 2
  const start = Math.min(Math.max(centered, floor), ceiling - span)
  return [start, start + span]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
