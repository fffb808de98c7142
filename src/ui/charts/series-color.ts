/** Number of distinguishable colors. */
export const COLORS = 8

/** Color in a stack, which may have one more series: the last is gray. */
export function stackColor(place: number): string {
  return place === COLORS ? 'var(--ui-neutral)' : seriesColor(place)
}

/** CSS color of a series by index. */
export function seriesColor(place: number): string {
  return `var(--ui-chart-${(place % COLORS) + 1})`
}
