import { type PointerEvent, useRef, useState } from 'react'
import type { LogHistogram } from '#src/api/generated/types.gen.ts'
import { LevelMark } from '#src/resources/logs/level-mark.tsx'
import {
  chartCsv,
  csvName,
  describeMoment,
  type TimeRange,
  timeFormatOf,
  timesOf,
} from '#src/ui/charts/chart-data.ts'
import { ChartReader } from '#src/ui/charts/chart-reader.tsx'
import { ChartTable } from '#src/ui/charts/chart-table.tsx'
import chartClasses from '#src/ui/charts/charts.module.css'
import { ChartMenu } from '#src/ui/charts/lazy-chart-menu.tsx'
import { timeAxisLabels } from '#src/ui/charts/time-labels.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './level-histogram.module.css'
import { LEVELS, levelData, levelStacks } from './level-stacks.ts'

const HEIGHT = 72

/** Minimum drag distance in CSS pixels. Shorter drags count as clicks. */
const MIN_DRAG_PX = 6

const TITLE = 'Lines by level'

/** Selected range of buckets, both inclusive. `index` follows the pointer or the keyboard. */
interface Marked {
  readonly anchor: number
  readonly index: number
}

/**
 * Line counts over time, stacked by level. Dragging, or Shift with arrow keys and Enter, narrows the time range. A
 * table offers the same counts.
 */
export default function LevelHistogram({
  histogram,
  isPrevious,
  onNarrow,
}: {
  readonly histogram: LogHistogram
  /** True while the data is from the previous search. */
  readonly isPrevious: boolean
  readonly onNarrow: (range: TimeRange) => void
}) {
  const format = useFormat()
  const plot = useRef<HTMLDivElement>(null)
  const startX = useRef(0)
  const [hovered, setHovered] = useState<number | null>(null)
  const [dragged, setDragged] = useState<Marked | null>(null)
  const [asTable, setAsTable] = useState(false)

  const data = levelData(histogram)
  const times = timesOf(data)
  const dateTime = timeFormatOf(data, format)
  const endOf = data.stepSeconds % 60 === 0 ? format.shortTime : format.time
  const step = data.stepSeconds * 1000
  const count = times.length
  const sums = data.series.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0))

  const bucketAt = (clientX: number): number => {
    const { left = 0, width = 1 } = plot.current?.getBoundingClientRect() ?? {}
    return Math.max(0, Math.min(count - 1, Math.floor(((clientX - left) / width) * count)))
  }
  /** Narrows to whole buckets, clipped to the searched range. */
  const narrow = ({ anchor, index }: Marked) => {
    const [first, last] = [Math.min(anchor, index), Math.max(anchor, index)]
    onNarrow({
      from: Math.max(times[first] ?? 0, Date.parse(histogram.from)),
      to: Math.min((times[last] ?? 0) + step, Date.parse(histogram.to)),
    })
  }

  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
      const bucket = bucketAt(event.clientX)
      setDragged({ anchor: bucket, index: bucket })
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const bucket = bucketAt(event.clientX)
      setHovered(bucket)
      setDragged((known) => known && { ...known, index: bucket })
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      setDragged(null)
      if (dragged !== null && Math.abs(event.clientX - startX.current) >= MIN_DRAG_PX) {
        narrow({ ...dragged, index: bucketAt(event.clientX) })
      }
    },
    onPointerCancel: () => setDragged(null),
    onPointerLeave: () => setHovered(null),
  }

  return (
    <section className={chartClasses.chart} aria-label={TITLE} data-previous={isPrevious || undefined}>
      <div className={classes.head}>
        <ul className={classes.legend}>
          {LEVELS.map((level, place) => (
            <li key={level}>
              <span className={classes.swatch} data-level={level} aria-hidden="true" />
              <LevelMark level={level} />
              <strong>
                {format.number((hovered === null ? sums[place] : data.series[place]?.values[hovered]) ?? 0)}
              </strong>
            </li>
          ))}
        </ul>
        <span className={classes.moment}>
          {hovered !== null && !asTable
            ? `${dateTime(times[hovered] ?? 0)} – ${endOf((times[hovered] ?? 0) + step)}`
            : `${histogram.approximate ? 'About ' : ''}${format.number(histogram.total)} ${histogram.total === 1 ? 'line' : 'lines'}`}
        </span>
        <ChartMenu
          title={TITLE}
          asTable={asTable}
          onToggleTable={() => setAsTable(!asTable)}
          onDownload={() => saveFile(csvName(TITLE, data), chartCsv(data, undefined), 'text/csv')}
        />
      </div>
      {asTable ? (
        <ChartTable title={TITLE} data={data} bands={[]} format={format.number} formatTime={dateTime} />
      ) : (
        <>
          <div ref={plot} className={classes.plot} style={{ height: HEIGHT }} {...pointer}>
            <ChartReader
              title={TITLE}
              data={data}
              bands={[]}
              format={format.number}
              onZoom={({ from, to }) => narrow({ anchor: times.indexOf(from), index: times.indexOf(to) })}
            >
              {(mark) => (
                <Bars
                  data={data}
                  description={describe(data, sums, format.number, dateTime)}
                  marked={
                    dragged ??
                    (mark === null ? null : { index: mark.index, anchor: mark.anchor ?? mark.index })
                  }
                />
              )}
            </ChartReader>
          </div>
          <Axis times={times} />
        </>
      )}
    </section>
  )
}

function Bars({
  data,
  description,
  marked,
}: {
  readonly data: ReturnType<typeof levelData>
  readonly description: string
  readonly marked: Marked | null
}) {
  const stacks = levelStacks(data, HEIGHT)
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${Math.max(1, stacks.length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={description}
    >
      {marked !== null && (
        <rect
          className={classes.marked}
          x={Math.min(marked.anchor, marked.index)}
          width={Math.abs(marked.anchor - marked.index) + 1}
          y={0}
          height={HEIGHT}
        />
      )}
      {stacks.map((stack, index) =>
        stack.map(({ level, top, height }) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: buckets have no id
            key={`${index} ${level}`}
            className={classes.block}
            data-level={level}
            x={index + 0.1}
            width={0.8}
            y={top}
            height={height}
          />
        )),
      )}
    </svg>
  )
}

/** Number of axis labels if there is room. */
const MAX_AXIS_LABELS = 4

function Axis({ times }: { readonly times: readonly number[] }) {
  const { settings } = useFormat()
  const every = Math.max(1, Math.floor(times.length / MAX_AXIS_LABELS))
  const marks = times.flatMap((at, index) =>
    index % every === 0 && index < every * MAX_AXIS_LABELS ? [{ at, index }] : [],
  )
  const labels = timeAxisLabels(
    marks.map(({ at }) => at),
    settings,
  )
  return (
    <div className={classes.axis} aria-hidden="true">
      {marks.map(({ at, index }, place) => (
        <span key={at} style={{ insetInlineStart: `${(index / times.length) * 100}%` }}>
          {labels[place]?.replace('\n', ', ')}
        </span>
      ))}
    </div>
  )
}

/** Text alternative: totals by level, and the peak. */
function describe(
  data: ReturnType<typeof levelData>,
  sums: readonly number[],
  number: (value: number) => string,
  dateTime: (at: number) => string,
): string {
  const all = data.series.map(({ label }, place) => `${label} ${number(sums[place] ?? 0)}`).join(', ')
  const totals = timesOf(data).map((_, index) =>
    data.series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
  const most = totals.indexOf(Math.max(...totals))
  if (most === -1 || totals[most] === 0) return `${TITLE}: none.`
  return `${TITLE}: ${all}. Most at ${dateTime(timesOf(data)[most] ?? 0)}: ${describeMoment(data, most, number)}.`
}
