/** So many series can be told apart by colour. */
const COLORS = 8

/** The same for what is stacked, which may be one more: the last is grey. */
export function stackColor(place: number): string {
  return place === COLORS ? 'var(--ui-neutral)' : seriesColor(place)
}

/** The colour of a series by its place, as CSS. */
export function seriesColor(place: number): string {
  return `var(--ui-chart-${(place % COLORS) + 1})`
}
