import { type CsvCell, toCsv } from '#src/domain/csv.ts'
import type { Format } from '../format.ts'
import { toFileName } from '../save-file.ts'

/**
 * Evenly spaced measurements, as the API's metrics operations return them. `null` is a gap: not measured, which is
 * not zero.
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
  /** Color index, from 0. @default index of the series */
  readonly color?: number
  readonly values: readonly (number | null)[]
}

/** Formats a value with its unit: `62 %`, `1.4 MB/s`. */
export type FormatValue = (value: number) => string

export interface TimeRange {
  /** Milliseconds since the epoch, both ends included. */
  readonly from: number
  readonly to: number
}

/** Time range of an incident, drawn behind the lines. */
export interface ChartBand extends TimeRange {
  readonly key: string
  /** Short description, shown with the band. */
  readonly label: string
  /** Key of the affected series, if not all are: the band is shown with its line only. */
  readonly series?: string
  readonly tone: 'warning' | 'critical'
}

/** Value drawn as a line across the chart. */
export interface ChartThreshold {
  readonly value: number
  readonly label: string
  readonly tone: 'warning' | 'critical'
}

/** Times of the values, epoch milliseconds. */
export function timesOf(data: ChartData): number[] {
  const length = Math.max(0, ...data.series.map((series) => series.values.length))
  return Array.from({ length }, (_, index) => data.from + index * data.stepSeconds * 1000)
}

/** Formats the times of a chart; with seconds if values are less than a minute apart, so that no two look the same. */
export function timeFormatOf(
  { stepSeconds }: ChartData,
  { date, time, dateTime }: Pick<Format, 'date' | 'time' | 'dateTime'>,
): (at: number) => string {
  return stepSeconds % 60 === 0 ? dateTime : (at) => `${date(at)}, ${time(at)}`
}

export function hasValues(data: ChartData): boolean {
  return data.series.some((series) => series.values.some((value) => value !== null))
}

export interface SeriesSummary {
  readonly lowest: number
  readonly highest: number
  /** Last value; null if the series ends with a gap. */
  readonly latest: number | null
}

/** Null if all values are gaps. */
export function summarize(values: readonly (number | null)[]): SeriesSummary | null {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value === null) continue
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return lowest > highest ? null : { lowest, highest, latest: values.at(-1) ?? null }
}

/** Bands that contain a time, both ends inclusive. */
export function bandsAt(bands: readonly ChartBand[], at: number): readonly ChartBand[] {
  return bands.filter(({ from, to }) => from <= at && at <= to)
}

/** Bands of the given series, and those of all series. */
export function bandsOf(
  bands: readonly ChartBand[],
  series: readonly { readonly key: string }[],
): readonly ChartBand[] {
  return bands.filter((band) => band.series === undefined || series.some(({ key }) => key === band.series))
}

/** Text alternative of the chart: a sentence for each series, and for bands and thresholds. */
export function describeChart(
  title: string,
  data: ChartData,
  format: FormatValue,
  { bands = [], threshold }: { bands?: readonly ChartBand[]; threshold?: ChartThreshold | undefined } = {},
): string {
  const sentences = data.series.map(({ label, values }) => {
    const summary = summarize(values)
    if (summary === null) return `${label}: no data.`
    const [lowest, highest] = [format(summary.lowest), format(summary.highest)]
    const range = lowest === highest ? `always ${lowest}` : `between ${lowest} and ${highest}`
    if (summary.latest === null) return `${label}: ${range}, latest value missing.`
    return `${label}: ${range}${lowest === highest ? '' : `, ${format(summary.latest)} at the end`}.`
  })
  if (threshold !== undefined) sentences.push(`${threshold.label}: ${format(threshold.value)}.`)
  // Labels may be sentences.
  if (bands.length > 0)
    sentences.push(`Marked: ${bands.map(({ label }) => label.replace(/\.$/, '')).join('; ')}.`)
  return `${title}. ${sentences.join(' ')}`
}

/** Screen reader text for one time. */
export function describeMoment(
  data: ChartData,
  index: number,
  format: FormatValue,
  bands: readonly ChartBand[] = [],
): string {
  const at = data.from + index * data.stepSeconds * 1000
  const values = data.series.map(({ label, values }) => {
    const value = values[index]
    return `${label} ${value === null || value === undefined ? 'no data' : format(value)}`
  })
  return [...values, ...bandsAt(bands, at).map(({ label }) => label)].join(', ')
}

/**
 * Measured values as CSV, oldest first, times in UTC.
 *
 * @param unit unit of all values, in the column headers: `percent`
 */
export function chartCsv(data: ChartData, unit: string | undefined): string {
  const headers = data.series.map(({ label }) => (unit === undefined ? label : `${label} (${unit})`))
  const rows = timesOf(data).map((at, index): CsvCell[] => [
    new Date(at).toISOString(),
    ...data.series.map(({ values }) => values[index] ?? null),
  ])
  return toCsv([['time', ...headers], ...rows])
}

/** File name: `disk-throughput_2026-03-02T08-00_2026-03-02T09-00.csv`, in UTC. */
export function csvName(title: string, data: ChartData): string {
  const times = timesOf(data)
  const ends = [times[0], times.at(-1)].flatMap((at) =>
    at === undefined ? [] : [new Date(at).toISOString().slice(0, 16).replace(':', '-')],
  )
  return `${[toFileName(title), ...ends].join('_')}.csv`
}

/** Indexes of values between two gaps: drawn as points, since a line has nothing to connect. */
export function isolatedPoints(values: readonly (number | null | undefined)[]): number[] {
  const isGap = (index: number): boolean => values[index] === null || values[index] === undefined
  return values.flatMap((_, index) => (!isGap(index) && isGap(index - 1) && isGap(index + 1) ? [index] : []))
}
