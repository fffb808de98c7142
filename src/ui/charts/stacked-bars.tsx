import { type KeyboardEvent, useId, useState } from 'react'
import { saveFile } from '../save-file.ts'
import { indexAfter } from './chart-keys.ts'
import { Legend } from './chart-legend.tsx'
import charts from './charts.module.css'
import { ChartMenu } from './lazy-chart-menu.tsx'
import { stackColor } from './series-color.ts'
import {
  describeColumn,
  describeStack,
  foldSmall,
  isLabeled,
  labelStep,
  lastColumn,
  nameOf,
  type Stack,
  type StackColumn,
  stackCsv,
  ticksOf,
  totalOf,
  withoutSeries,
} from './stack.ts'
import classes from './stacked-bars.module.css'

/** Number of labels that fit on a phone and on a wide screen. */
const FEW_LABELS = 4
const MANY_LABELS = 12

/** Maximum number of columns with a gap between them. */
const MAX_COLUMNS_WITH_GAPS = 62

export interface StackedBarsProps {
  readonly title: string
  readonly stack: Stack
  readonly format: (value: number) => string
  /** Short format for axis values. */
  readonly formatAxis: (value: number) => string
  /** Name of the forecast: "Forecast". */
  readonly forecastLabel: string
  /** Header of the first column: "Month". */
  readonly columnName: string
  /** Name of the CSV file, without `.csv`. */
  readonly fileName: string
  /** Converts a value for the file. */
  readonly write: (value: number) => number
  /** Height of the plot in rem. @default 14 */
  readonly height?: number
  /** False on public pages, which have no Mantine. @default true */
  readonly hasMenu?: boolean
}

/**
 * Stacked bars over time. The legend shows the column under the pointer, the one selected by keyboard, or the last;
 * clicking an entry hides the series. The values are also available as a table and a CSV file.
 */
export function StackedBars(props: StackedBarsProps) {
  const {
    title,
    stack: complete,
    format,
    formatAxis,
    forecastLabel,
    columnName,
    fileName,
    write,
    height = 14,
    hasMenu = true,
  } = props
  const headingId = useId()
  const [asTable, setAsTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [pointed, setPointed] = useState<number | null>(null)
  const [marked, setMarked] = useState<number | null>(null)

  const all = foldSmall(complete)
  const visible = withoutSeries(all, hidden)
  // Show all if every remaining series is hidden.
  const stack = visible.series.length > 0 ? visible : all
  const announced = Math.min(
    pointed ?? marked ?? lastColumn(all.columns),
    Math.max(0, all.columns.length - 1),
  )
  const column = stack.columns[announced]

  function toggle(key: string): void {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    setHidden(next)
  }

  return (
    <section className={charts.chart} aria-labelledby={headingId}>
      <header className={charts.header}>
        <h2 id={headingId} className={charts.title}>
          {title}
        </h2>
        {column !== undefined && !asTable && (
          <span className={charts.time}>
            {nameOf(column)} · {format(totalOf(column))}
            {column.forecast ? `, ${format(column.forecast)} of it ${forecastLabel.toLowerCase()}` : ''}
          </span>
        )}
        {hasMenu && (
          <ChartMenu
            title={title}
            asTable={asTable}
            onToggleTable={() => setAsTable(!asTable)}
            onDownload={() =>
              saveFile(`${fileName}.csv`, stackCsv(complete, columnName, forecastLabel, write), 'text/csv')
            }
          />
        )}
      </header>
      {!asTable && (
        <Legend
          series={all.series.map((series, index) => ({
            ...series,
            values: all.columns.map(({ values }) => values[index] ?? 0),
          }))}
          shown={stack.series.map((series) => ({ ...series, values: [] }))}
          index={announced}
          format={format}
          colorOf={stackColor}
          onToggle={all.series.length > 1 ? toggle : undefined}
        />
      )}
      {asTable ? (
        <StackTable {...props} />
      ) : (
        <div className={classes.plot} style={{ height: `${height}rem` }}>
          <Columns
            stack={stack}
            announced={pointed ?? marked}
            formatAxis={formatAxis}
            onPoint={setPointed}
            label={describeStack(title, stack, format)}
          />
          <Reader {...props} stack={stack} marked={marked} onMark={setMarked} />
        </div>
      )}
    </section>
  )
}

function Columns({
  stack: { series, columns },
  announced,
  formatAxis,
  onPoint,
  label,
}: {
  readonly stack: Stack
  readonly announced: number | null
  readonly formatAxis: (value: number) => string
  readonly onPoint: (index: number | null) => void
  readonly label: string
}) {
  const ticks = ticksOf(columns)
  const top = ticks.at(-1) || 1
  const step = labelStep(columns.length, MANY_LABELS)
  const wideStep = labelStep(columns.length, FEW_LABELS, step)
  const share = (value: number) => `${(value / top) * 100}%`
  return (
    <div role="img" aria-label={label} className={classes.picture}>
      <div className={classes.axis}>
        {ticks.map((tick) => (
          <span key={tick} className={classes.tick} style={{ bottom: share(tick) }}>
            <span>{formatAxis(tick)}</span>
            <i />
          </span>
        ))}
      </div>
      <div
        className={classes.columns}
        data-tight={columns.length > MAX_COLUMNS_WITH_GAPS || undefined}
        onPointerLeave={() => onPoint(null)}
      >
        {columns.map((column, index) => (
          <div
            key={column.key}
            className={classes.column}
            data-marked={announced === index || undefined}
            onPointerEnter={() => onPoint(index)}
          >
            <div className={classes.bar}>
              {column.forecast ? (
                <span className={classes.forecast} style={{ height: share(column.forecast) }} />
              ) : null}
              {[...series.entries()].reverse().map(([place, { key, color }]) => {
                const value = column.values[place] ?? 0
                return value === 0 ? null : (
                  <span
                    key={key}
                    className={classes.part}
                    style={{ height: share(value), background: stackColor(color) }}
                  />
                )
              })}
            </div>
            {isLabeled(index, columns.length, step) && (
              <span
                className={classes.label}
                data-minor={!isLabeled(index, columns.length, wideStep) || undefined}
              >
                {column.label}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Keyboard access to the columns: a slider that announces their parts. Lets the pointer through. */
function Reader({
  title,
  stack,
  format,
  forecastLabel,
  marked,
  onMark,
}: StackedBarsProps & { readonly marked: number | null; readonly onMark: (index: number | null) => void }) {
  const last = Math.max(0, stack.columns.length - 1)
  const index = Math.min(marked ?? lastColumn(stack.columns), last)
  const column = stack.columns[index]

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = indexAfter(event.key, index, last)
    if (next === null) return
    onMark(next)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      className={charts.reader}
      role="slider"
      tabIndex={0}
      aria-label={`Values of ${title}`}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={column === undefined ? 'Nothing' : describeColumn(stack, column, format, forecastLabel)}
      onKeyDown={onKeyDown}
      onFocus={() => onMark(index)}
      onBlur={() => onMark(null)}
    />
  )
}

function StackTable({ title, stack, format, forecastLabel, columnName }: StackedBarsProps) {
  const hasForecast = stack.columns.some(({ forecast }) => forecast)
  const line = (column: StackColumn) => (
    <tr key={column.key}>
      <th scope="row">{nameOf(column)}</th>
      {stack.series.map(({ key }, place) => (
        <td key={key}>{format(column.values[place] ?? 0)}</td>
      ))}
      {hasForecast && <td>{format(column.forecast ?? 0)}</td>}
      <td>{format(totalOf(column))}</td>
    </tr>
  )
  return (
    // A region that scrolls must be reachable with the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={charts.tableScroll} aria-label={`${title} as a table`} tabIndex={0}>
      <table className={charts.table}>
        <thead>
          <tr>
            <th scope="col">{columnName}</th>
            {stack.series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            {hasForecast && <th scope="col">{forecastLabel}</th>}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>{[...stack.columns].reverse().map(line)}</tbody>
      </table>
    </section>
  )
}
