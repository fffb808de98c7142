import { Skeleton, useComputedColorScheme } from '@mantine/core'
import { useId, useState } from 'react'
import { onDemand } from '../on-demand.tsx'
import { useFormat } from '../use-format.tsx'
import {
  type ChartData,
  describeChart,
  type FormatValue,
  hasValues,
  type TimeRange,
  timesOf,
} from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './charts.module.css'

const ChartCanvas = onDemand(
  () => import('./chart-canvas.tsx'),
  ({ height }) => <Skeleton height={height} />,
)

export interface TimeSeriesChartProps {
  readonly title: string
  readonly data: ChartData
  readonly format: FormatValue
  /** Lowest and highest value of the axis. Give it where there is a natural one: `[0, 100]` for percentages. */
  readonly domain?: readonly [number, number]
  /** Of the plot, in CSS pixels. */
  readonly height?: number
  /** Charts with the same key show the same moment under the pointer. */
  readonly syncKey?: string
  /** Called with the range that somebody drags over; without it, dragging does nothing. */
  readonly onZoom?: (range: TimeRange) => void
}

/**
 * Lines over time with a legend that tells the value under the pointer, or the last one. Gaps stay gaps. The same
 * numbers stand in a table behind "View as table", and in short in the picture's own description.
 */
export function TimeSeriesChart({
  title,
  data,
  format,
  domain,
  height = 200,
  syncKey,
  onZoom,
}: TimeSeriesChartProps) {
  const scheme = useComputedColorScheme('light')
  const headingId = useId()
  const [cursor, setCursor] = useState<number | null>(null)
  const [asTable, setAsTable] = useState(false)
  const { settings, dateTime } = useFormat()
  const shown = cursor ?? Math.max(0, ...data.series.map((series) => series.values.length)) - 1
  const at = cursor === null ? undefined : timesOf(data)[cursor]

  return (
    <section className={classes.chart} aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        {at !== undefined && !asTable && <span className={classes.time}>{dateTime(at)}</span>}
        <button type="button" className={classes.toggle} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
          <span className="visually-hidden"> of {title}</span>
        </button>
      </header>
      {asTable ? (
        <ChartTable title={title} data={data} format={format} formatTime={dateTime} />
      ) : (
        <>
          <Legend data={data} index={shown} format={format} />
          <div className={classes.plot} style={{ height }}>
            {hasValues(data) ? (
              <div role="img" aria-label={describeChart(title, data, format)}>
                <ChartCanvas
                  data={data}
                  format={format}
                  domain={domain}
                  height={height}
                  syncKey={syncKey}
                  settings={settings}
                  scheme={scheme}
                  onZoom={onZoom}
                  onCursor={setCursor}
                />
              </div>
            ) : (
              <p className={classes.nothing}>No data in this range</p>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function Legend({
  data,
  index,
  format,
}: {
  readonly data: ChartData
  readonly index: number
  readonly format: FormatValue
}) {
  return (
    <ul className={classes.legend}>
      {data.series.map((series, position) => {
        const value = series.values[index]
        return (
          <li key={series.key}>
            <span
              className={classes.swatch}
              style={{ background: `var(--ui-chart-${(position % 8) + 1})` }}
              aria-hidden="true"
            />
            {series.label}
            <strong className={classes.value}>
              {value === null || value === undefined ? '–' : format(value)}
            </strong>
          </li>
        )
      })}
    </ul>
  )
}
