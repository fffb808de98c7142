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

/** Smallest height of a sparkline as a share of its highest value, so that noise does not fill the box. */
const MIN_SPAN = 0.1

/** Value range that fits the values, with the line centered if they hardly change. */
export function sparklineDomain(
  values: readonly (number | null)[],
): readonly [lowest: number, highest: number] {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return [0, 1]
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  const span = Math.max(highest - lowest, Math.abs(highest) * MIN_SPAN)
  const start = Math.max(lowest >= 0 ? 0 : Number.NEGATIVE_INFINITY, (lowest + highest - span) / 2)
  return [start, start + span]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
