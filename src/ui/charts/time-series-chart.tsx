import { Skeleton, useComputedColorScheme } from '@mantine/core'
import { useId, useState } from 'react'
import { onDemand } from '../on-demand.tsx'
import { saveFile } from '../save-file.ts'
import { useFormat } from '../use-format.tsx'
import {
  bandsAt,
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
  timesOf,
} from './chart-data.ts'
import { Legend } from './chart-legend.tsx'
import { ChartReader } from './chart-reader.tsx'
import { ChartTable } from './chart-table.tsx'
import classes from './charts.module.css'

const ChartCanvas = onDemand(
  () => import('./chart-canvas.tsx'),
  ({ height }) => <Skeleton height={height} />,
)

const NO_BANDS: readonly ChartBand[] = []

export interface TimeSeriesChartProps {
  readonly title: string
  readonly data: ChartData
  readonly format: FormatValue
  /** Of the values, as the file that can be downloaded says it: `percent`. */
  readonly unit?: string
  /** Lowest and highest value of the axis. Give it where there is a natural one: `[0, 100]` for percentages. */
  readonly domain?: readonly [number, number]
  /** Of the plot, in CSS pixels. */
  readonly height?: number
  /** Charts with the same key show the same moment under the pointer. */
  readonly syncKey?: string
  /** Drawn behind the lines, named in the description and in the table. */
  readonly bands?: readonly ChartBand[]
  readonly threshold?: ChartThreshold
  /** Called with the range that somebody marks, by pointer or keyboard; without it, marking does nothing. */
  readonly onZoom?: (range: TimeRange) => void
}

/**
 * Lines over time with a legend that tells the value under the pointer, or the last one, and takes lines away where there
 * are several. Gaps stay gaps. The same numbers stand in a table behind "View as table", in a file behind "Download CSV",
 * and in short in the picture's own description.
 */
export function TimeSeriesChart({
  title,
  data: all,
  format,
  unit,
  domain,
  height = 200,
  syncKey,
  bands = NO_BANDS,
  threshold,
  onZoom,
}: TimeSeriesChartProps) {
  const scheme = useComputedColorScheme('light')
  const headingId = useId()
  const [cursor, setCursor] = useState<number | null>(null)
  const [asTable, setAsTable] = useState(false)
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const { settings, dateTime } = useFormat()

  const series = all.series.map((one, index): ChartSeries => ({ color: index, ...one }))
  const shown = series.filter(({ key }) => !hidden.has(key))
  // Never none: what is hidden may be all that is left once the series are others.
  const data = useStable({ ...all, series: shown.length > 0 ? shown : series })
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
        {at !== undefined && !asTable && (
          <span className={classes.time}>
            {[dateTime(at), ...bandsAt(bands, at).map(({ label }) => label)].join(' · ')}
          </span>
        )}
        <span className={classes.actions}>
          <button type="button" className={classes.action} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'View as chart' : 'View as table'}
            <span className="visually-hidden"> of {title}</span>
          </button>
          {hasValues(data) && (
            <button
              type="button"
              className={classes.action}
              onClick={() => saveFile(csvName(title, data), chartCsv(data, unit), 'text/csv')}
            >
              Download CSV<span className="visually-hidden"> of {title}</span>
            </button>
          )}
        </span>
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
        <div className={classes.plot} style={{ height }}>
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
                    settings={settings}
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
        </div>
      )}
    </section>
  )
}

/** The value before as long as it is the same in all its parts: what is drawn is drawn again for another one. */
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
