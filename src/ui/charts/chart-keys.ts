/** Page Up and Page Down move by this fraction of the chart. */
const PAGES_PER_CHART = 10

/** Index that a key moves to, as on a slider; null for other keys. */
export function indexAfter(key: string, index: number, last: number): number | null {
  const page = Math.max(1, Math.round(last / PAGES_PER_CHART))
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    PageDown: index - page,
    PageUp: index + page,
    Home: 0,
    End: last,
  }
  const next = steps[key]
  return next === undefined ? null : Math.min(Math.max(next, 0), last)
}
