/** So many series can be told apart by color. */
const COLORS = 8

/** The same for what is stacked, which may be one more: the last is gray. */
export function stackColor(place: number): string {
  return place === COLORS ? 'var(--ui-neutral)' : seriesColor(place)
}

/** The color of a series by its place, as CSS. */
export function seriesColor(place: number): string {
  return `var(--ui-chart-${(place % COLORS) + 1})`
}
