import { rem, Skeleton, useComputedColorScheme } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { onDemand } from '../on-demand.tsx'
import { saveFile } from '../save-file.ts'
import { useFormat } from '../use-format.tsx'
import {
  bandsAt,
  bandsOf,
  type ChartBand,
  type ChartData,
  type ChartSeries,
  type ChartThreshold,
  chartCsv,
  csvName,
  describeChart,
  type FormatValue,
  hasValues,
  type TimeRange,
  timeFormatOf,
  timesOf,
} from './chart-data.ts'
import { Legend } from './chart-legend.tsx'
import { ChartReader } from './chart-reader.tsx'
import { ChartTable } from './chart-table.tsx'
import classes from './charts.module.css'
import { ChartMenu } from './lazy-chart-menu.tsx'

const ChartCanvas = onDemand(
  () => import('./chart-canvas.tsx'),
  ({ height }) => <Skeleton height={height} />,
)

const NO_BANDS: readonly ChartBand[] = []

export interface TimeSeriesChartProps {
  readonly title: string
  readonly data: ChartData
  /** Aggregation of the values, shown beside the title: "avg of 12 resources". */
  readonly aggregation: string
  readonly format: FormatValue
  /** Unit in the CSV file: `percent`. */
  readonly unit?: string
  /** Range of the value axis, if there is a natural one: `[0, 100]` for percentages. */
  readonly domain?: readonly [number, number]
  /** Height of the plot in CSS pixels; larger text makes it higher. */
  readonly height?: number
  /** Charts with the same key share a cursor. */
  readonly syncKey?: string
  /** Bands behind the lines, also in the text alternative and the table. */
  readonly bands?: readonly ChartBand[]
  readonly threshold?: ChartThreshold
  /** Called with the range selected by pointer or keyboard; selection is off if omitted. */
  readonly onZoom?: (range: TimeRange) => void
}

/**
 * Line chart with a legend that shows the value under the pointer, or the last one, and can hide lines. Gaps stay
 * gaps. The values are also available as a table, as a CSV file, and summarized in the text alternative.
 */
export function TimeSeriesChart({
  title,
  data: all,
  aggregation,
  format,
  unit,
  domain,
  height = 200,
  syncKey,
  bands: allBands = NO_BANDS,
  threshold,
  onZoom,
}: TimeSeriesChartProps) {
  const scheme = useComputedColorScheme('light')
  const headingId = useId()
  const [cursor, setCursor] = useState<number | null>(null)
  const [asTable, setAsTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const formats = useFormat()
  const dateTime = timeFormatOf(all, formats)

  const series = all.series.map((one, index): ChartSeries => ({ color: index, ...one }))
  const shown = series.filter(({ key }) => !hidden.has(key))
  // Show all if every remaining series is hidden.
  const data = useStable({ ...all, series: shown.length > 0 ? shown : series })
  // A new array would redraw the chart with each move of the pointer.
  const bands = useMemo(() => bandsOf(allBands, data.series), [allBands, data.series])
  const at = cursor === null ? undefined : timesOf(data)[cursor]

  function toggle(key: string): void {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    setHidden(next)
  }

  return (
    <section className={classes.chart} aria-labelledby={headingId}>
      <header className={classes.header}>
        <h2 id={headingId} className={classes.title}>
          {title}
        </h2>
        <span className={classes.time}>{aggregation}</span>
        <ChartMenu
          title={title}
          asTable={asTable}
          onToggleTable={() => setAsTable(!asTable)}
          onDownload={
            hasValues(data)
              ? () => saveFile(csvName(title, data), chartCsv(data, unit), 'text/csv')
              : undefined
          }
        />
      </header>
      <Legend
        series={series}
        shown={data.series}
        index={cursor}
        format={format}
        onToggle={series.length > 1 ? toggle : undefined}
      />
      {asTable ? (
        <ChartTable title={title} data={data} bands={bands} format={format} formatTime={dateTime} />
      ) : (
        <div className={classes.plot} style={{ height: rem(height) }}>
          {hasValues(data) ? (
            <ChartReader title={title} data={data} bands={bands} format={format} onZoom={onZoom}>
              {(mark) => (
                <div role="img" aria-label={describeChart(title, data, format, { bands, threshold })}>
                  <ChartCanvas
                    data={data}
                    format={format}
                    domain={domain}
                    height={height}
                    syncKey={syncKey}
                    settings={formats.settings}
                    scheme={scheme}
                    bands={bands}
                    threshold={threshold}
                    mark={mark}
                    onZoom={onZoom}
                    onCursor={setCursor}
                  />
                </div>
              )}
            </ChartReader>
          ) : (
            <p className={classes.nothing}>No data in this range</p>
          )}
          {at !== undefined && (
            <span className={classes.cursorTime}>
              {[dateTime(at), ...bandsAt(bands, at).map(({ label }) => label)].join(' · ')}
            </span>
          )}
        </div>
      )}
    </section>
  )
}

/** Returns the previous value while all its parts are the same, to avoid redrawing. */
function useStable(next: ChartData): ChartData {
  const [kept, setKept] = useState(next)
  const same =
    kept.from === next.from &&
    kept.stepSeconds === next.stepSeconds &&
    kept.series.length === next.series.length &&
    kept.series.every((before, index) => {
      const now = next.series[index]
      return (
        before.key === now?.key &&
        before.label === now.label &&
        before.color === now.color &&
        before.values === now.values
      )
    })
  if (!same) setKept(next)
  return same ? kept : next
}
