import { type CsvCell, toCsv } from '#src/domain/csv.ts'
import { COLORS } from './series-color.ts'

/** Stacked values of one period: a day, a month. */
export interface StackColumn {
  readonly key: string
  /** Axis label: "Mar 2". */
  readonly label: string
  /** Full label: "Mar 2 – Apr 1". @default the label */
  readonly name?: string
  /** One value for each series, in order. */
  readonly values: readonly number[]
  /** Forecast, stacked on top. @default 0 */
  readonly forecast?: number
}

interface StackSeries {
  readonly key: string
  readonly label: string
  /** Color index, from 0; see `stackColor`. */
  readonly color: number
}

export interface Stack {
  readonly series: readonly StackSeries[]
  readonly columns: readonly StackColumn[]
}

export function nameOf({ name, label }: StackColumn): string {
  return name ?? label
}

/** Index of the last column with actual values, not only a forecast. */
export function lastColumn(columns: readonly StackColumn[]): number {
  const last = columns.findLastIndex(({ values }) => values.some((value) => value > 0))
  return last === -1 ? Math.max(0, columns.length - 1) : last
}

export function totalOf({ values, forecast = 0 }: StackColumn): number {
  return values.reduce((sum, value) => sum + value, forecast)
}

/** Stack without hidden series. */
export function withoutSeries({ series, columns }: Stack, hidden: ReadonlySet<string>): Stack {
  const kept = series.map(({ key }) => !hidden.has(key))
  return {
    series: series.filter((_, index) => kept[index]),
    columns: columns.map((column) => ({
      ...column,
      values: column.values.filter((_, index) => kept[index]),
    })),
  }
}

/** Share of the total below which a series counts as small. */
const SMALL_SHARE = 0.02

/** Series that small ones are folded into. */
const OTHER = { key: 'other', label: 'Other', color: COLORS } as const

/** Folds small series into "Other", if there are several. The table and the file keep all of them. */
export function foldSmall({ series, columns }: Stack): Stack {
  const sums = series.map((_, index) => columns.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const total = sums.reduce((sum, value) => sum + value, 0)
  const isSmall = sums.map((sum) => sum < total * SMALL_SHARE)
  if (isSmall.filter(Boolean).length < 2) return { series, columns }
  return {
    series: [...series.filter((_, index) => !isSmall[index]), OTHER],
    columns: columns.map((column) => ({
      ...column,
      values: [
        ...column.values.filter((_, index) => !isSmall[index]),
        column.values.reduce((sum, value, index) => (isSmall[index] ? sum + value : sum), 0),
      ],
    })),
  }
}

/** Round axis values from zero to above the highest column. */
export function ticksOf(columns: readonly StackColumn[]): readonly number[] {
  const highest = Math.max(0, ...columns.map(totalOf))
  if (highest === 0) return [0]
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((it) => it * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/**
 * Interval of axis labels, so that about `max` columns have one.
 * @param within the interval divides this number evenly
 */
export function labelStep(count: number, max: number, within = 1): number {
  return within * Math.max(1, Math.ceil(count / max / within))
}

/** Counted from the last column, which is always labeled. */
export function isLabeled(index: number, count: number, step: number): boolean {
  return (count - 1 - index) % step === 0
}

/** Screen reader text of one column. */
export function describeColumn(
  { series }: Stack,
  column: StackColumn,
  format: (value: number) => string,
  forecastLabel: string,
): string {
  const parts = series.flatMap(({ label }, index) => {
    const value = column.values[index] ?? 0
    return value === 0 ? [] : [`${label} ${format(value)}`]
  })
  const forecast = column.forecast ? [`${forecastLabel} ${format(column.forecast)}`] : []
  return `${nameOf(column)}: ${format(totalOf(column))} in all. ${[...parts, ...forecast].join(', ')}`
}

/**
 * @param keyHeader header of the first column, which has the keys
 * @param write converts values for the file: cents to dollars
 */
export function stackCsv(
  { series, columns }: Stack,
  keyHeader: string,
  forecastLabel: string,
  write: (value: number) => number,
): string {
  const headers = [keyHeader, ...series.map(({ label }) => label), forecastLabel, 'Total']
  const rows = columns.map((column): CsvCell[] => [
    column.key,
    ...column.values.map(write),
    write(column.forecast ?? 0),
    write(totalOf(column)),
  ])
  return toCsv([headers, ...rows])
}

/** Text alternative of the chart in one sentence. */
export function describeStack(title: string, { columns }: Stack, format: (value: number) => string): string {
  const [first] = columns
  const last = columns[lastColumn(columns)]
  if (first === undefined || last === undefined) return `${title}. Nothing.`
  const totals = columns.map(totalOf)
  const ends = `${nameOf(first)}: ${format(totalOf(first))}. ${nameOf(last)}: ${format(totalOf(last))}.`
  return `${title}. ${ends} At most ${format(Math.max(...totals))}.`
}
