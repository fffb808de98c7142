import { type CsvCell, toCsv } from '#src/domain/csv.ts'

/** What is stacked over one stretch of time: a day, a month. */
export interface StackColumn {
  readonly key: string
  /** Short, for below it: "Mar 2". */
  readonly label: string
  /** Where there is room: "Mar 2 – Apr 1". @default the label */
  readonly name?: string
  /** One for each of the series, in their order. */
  readonly values: readonly number[]
  /** What is yet to come, on top of all. @default 0 */
  readonly rest?: number
}

interface StackSeries {
  readonly key: string
  readonly label: string
  /** Which of the colors, from 0; see `stackColor`. */
  readonly color: number
}

export interface Stack {
  readonly series: readonly StackSeries[]
  readonly columns: readonly StackColumn[]
}

export function nameOf({ name, label }: StackColumn): string {
  return name ?? label
}

/** The last column that has anything but what is yet to come. */
export function lastColumn(columns: readonly StackColumn[]): number {
  const last = columns.findLastIndex(({ values }) => values.some((value) => value > 0))
  return last === -1 ? Math.max(0, columns.length - 1) : last
}

export function totalOf({ values, rest = 0 }: StackColumn): number {
  return values.reduce((sum, value) => sum + value, rest)
}

/** The stack without some of its series. */
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

/** Round numbers from nothing to above the highest column: what the lines across stand for. */
export function ticksOf(columns: readonly StackColumn[]): readonly number[] {
  const highest = Math.max(0, ...columns.map(totalOf))
  if (highest === 0) return [0]
  const rough = highest / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((it) => it * power >= rough) ?? 10) * power
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/**
 * Every how many columns have their label, so that about `most` have one.
 * @param within a step that it has to fall together with
 */
export function labelStep(count: number, most: number, within = 1): number {
  return within * Math.max(1, Math.ceil(count / most / within))
}

/** Counted from the last column, which always has one. */
export function isLabeled(index: number, count: number, step: number): boolean {
  return (count - 1 - index) % step === 0
}

/** One column as a screen reader says it. */
export function describeColumn(
  { series }: Stack,
  column: StackColumn,
  format: (value: number) => string,
  restLabel: string,
): string {
  const parts = series.flatMap(({ label }, index) => {
    const value = column.values[index] ?? 0
    return value === 0 ? [] : [`${label} ${format(value)}`]
  })
  const rest = column.rest ? [`${restLabel} ${format(column.rest)}`] : []
  return `${nameOf(column)}: ${format(totalOf(column))} in all. ${[...parts, ...rest].join(', ')}`
}

/** @param write a value as the file has it: dollars for cents */
export function stackCsv(
  { series, columns }: Stack,
  head: string,
  restLabel: string,
  write: (value: number) => number,
): string {
  const headers = [head, ...series.map(({ label }) => label), restLabel, 'Total']
  const rows = columns.map((column): CsvCell[] => [
    column.key,
    ...column.values.map(write),
    write(column.rest ?? 0),
    write(totalOf(column)),
  ])
  return toCsv([headers, ...rows])
}

/** The chart in a sentence, for those who do not see it. */
export function describeStack(title: string, { columns }: Stack, format: (value: number) => string): string {
  const [first] = columns
  const last = columns[lastColumn(columns)]
  if (first === undefined || last === undefined) return `${title}. Nothing.`
  const totals = columns.map(totalOf)
  const ends = `${nameOf(first)}: ${format(totalOf(first))}. ${nameOf(last)}: ${format(totalOf(last))}.`
  return `${title}. ${ends} At most ${format(Math.max(...totals))}.`
}
