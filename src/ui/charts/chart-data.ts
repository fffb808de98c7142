/**
 * Measured values over time, evenly spaced, as the metrics operations of the API answer them. `null` is a gap: nothing
 * was measured, which is not zero.
 */
export interface ChartData {
  /** Time of the first value, in milliseconds since the epoch. */
  readonly from: number
  readonly stepSeconds: number
  readonly series: readonly ChartSeries[]
}

export interface ChartSeries {
  readonly key: string
  readonly label: string
  readonly values: readonly (number | null)[]
}

/** Turns a value into text with its unit: `62 %`, `1.4 MB/s`. */
export type FormatValue = (value: number) => string

export interface TimeRange {
  /** Milliseconds since the epoch, both ends included. */
  readonly from: number
  readonly to: number
}

/** The times of the values, in milliseconds since the epoch. */
export function timesOf(data: ChartData): number[] {
  const length = Math.max(0, ...data.series.map((series) => series.values.length))
  return Array.from({ length }, (_, index) => data.from + index * data.stepSeconds * 1000)
}

export function hasValues(data: ChartData): boolean {
  return data.series.some((series) => series.values.some((value) => value !== null))
}

export interface SeriesSummary {
  readonly lowest: number
  readonly highest: number
  /** The last value; null when the series ends in a gap. */
  readonly latest: number | null
}

/** Null when there is nothing but gaps. */
export function summarise(values: readonly (number | null)[]): SeriesSummary | null {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value === null) continue
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return lowest > highest ? null : { lowest, highest, latest: values.at(-1) ?? null }
}

/** The chart in a sentence a series, for those who do not see it. */
export function describeChart(title: string, data: ChartData, format: FormatValue): string {
  const sentences = data.series.map(({ label, values }) => {
    const summary = summarise(values)
    if (summary === null) return `${label}: no data.`
    const now = summary.latest === null ? 'no data at the end' : `${format(summary.latest)} at the end`
    return `${label}: between ${format(summary.lowest)} and ${format(summary.highest)}, ${now}.`
  })
  return `${title}. ${sentences.join(' ')}`
}

/**
 * The indices of values that stand alone between gaps: a line has nothing to connect there, so they are drawn as
 * points instead of vanishing.
 */
export function loneValues(values: readonly (number | null | undefined)[]): number[] {
  const isGap = (index: number): boolean => values[index] === null || values[index] === undefined
  return values.flatMap((_, index) => (!isGap(index) && isGap(index - 1) && isGap(index + 1) ? [index] : []))
}
