/** Number of distinguishable colors. */
export const COLORS = 8

/** Grays of further series of a stack. */
const GRAYS = ['var(--ui-neutral)', 'var(--ui-muted)'] as const

/** Color in a stack, which may have two more series: the last ones are gray. */
export function stackColor(place: number): string {
  return GRAYS[place - COLORS] ?? seriesColor(place)
}

/** CSS color of a series by index. */
export function seriesColor(place: number): string {
  return `var(--ui-chart-${(place % COLORS) + 1})`
}
