/** So many series can be told apart by colour. */
const COLORS = 8

/** The colour of a series by its place, as CSS. */
export function seriesColor(place: number): string {
  return `var(--ui-chart-${(place % COLORS) + 1})`
}
