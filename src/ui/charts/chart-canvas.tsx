import { useEffect, useEffectEvent, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { FormatSettings } from '../format.ts'
import { type ChartData, type FormatValue, loneValues, type TimeRange, timesOf } from './chart-data.ts'
import { timeAxisLabels } from './time-labels.ts'

export interface ChartCanvasProps {
  readonly data: ChartData
  readonly format: FormatValue
  /** The value axis from here to there; grown to the data from zero when left out. */
  readonly domain: readonly [number, number] | undefined
  readonly height: number
  /** Charts with the same key share the cursor. */
  readonly syncKey: string | undefined
  readonly settings: FormatSettings
  /** Colours are read from CSS when this changes. */
  readonly scheme: string
  readonly onZoom: ((range: TimeRange) => void) | undefined
  /** The index of the value under the cursor, null when it leaves. */
  readonly onCursor: (index: number | null) => void
}

/** Shorter drags are shaky clicks. */
const LEAST_DRAG_PX = 8

/**
 * The drawing itself, by uPlot: in a module of its own so that the library loads with the first chart. Mouse only;
 * everything it shows is reachable without one through the range control and the table beside it.
 */
export default function ChartCanvas(props: ChartCanvasProps) {
  const { data, format, domain, height, syncKey, settings, scheme, onZoom } = props
  const container = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot | null>(null)

  const onCursor = useEffectEvent(props.onCursor)
  const zoomTo = useEffectEvent((range: TimeRange) => onZoom?.(range))
  const aligned = useEffectEvent(() => alignedData(data))

  // What the plot is built from; new values alone are handed to the plot that is there.
  const labels = data.series.map((series) => series.label).join('\n')
  const [lowest, highest] = domain ?? []
  const canZoom = onZoom !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scheme` changes the colours that CSS gives
  useEffect(() => {
    const target = container.current
    if (target === null) return
    const colors = readColors(target)
    const { timeZone } = settings
    const options: UPlot.Options = {
      width: target.clientWidth,
      height,
      ms: 1,
      legend: { show: false },
      // Room for half a label at the end of the time axis.
      padding: [8, 20, 0, 0],
      cursor: {
        y: false,
        points: { size: 7 },
        drag: { x: canZoom, y: false, setScale: false, dist: LEAST_DRAG_PX },
        ...(syncKey === undefined ? {} : { sync: { key: syncKey, setSeries: false } }),
      },
      scales: {
        y: {
          range:
            lowest !== undefined && highest !== undefined
              ? [lowest, highest]
              : (_self, _min, max) => UPlot.rangeNum(0, max > 0 ? max : 1, 0.1, true),
        },
      },
      axes: [
        {
          stroke: colors.axis,
          font: colors.font,
          grid: { show: false },
          ticks: { stroke: colors.grid, width: 1, size: 4 },
          space: 72,
          size: 40,
          values: (_self, splits) => timeAxisLabels(splits, settings),
        },
        {
          stroke: colors.axis,
          font: colors.font,
          grid: { stroke: colors.grid, width: 1 },
          ticks: { show: false },
          space: 36,
          size: 64,
          values: (_self, splits) => splits.map((value) => format(value)),
        },
      ],
      series: [
        {},
        ...labels.split('\n').map((label, index): UPlot.Series => {
          const color = colors.series[index % colors.series.length] ?? colors.axis
          return {
            label,
            stroke: color,
            width: 1.5,
            spanGaps: false,
            points: {
              size: 4,
              fill: color,
              show: false,
              filter: (self, seriesIndex) => loneValues([...(self.data[seriesIndex] ?? [])]),
            },
          }
        }),
      ],
      hooks: {
        setLegend: [(self) => onCursor(self.cursor.idx ?? null)],
        setSelect: [
          (self) => {
            const { left, width } = self.select
            if (width < LEAST_DRAG_PX) return
            zoomTo({
              from: Math.round(self.posToVal(left, 'x')),
              to: Math.round(self.posToVal(left + width, 'x')),
            })
            self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false)
          },
        ],
      },
      ...(timeZone === undefined ? {} : { tzDate: (at) => UPlot.tzDate(new Date(at), timeZone) }),
    }
    const created = new UPlot(options, aligned(), target)
    plot.current = created

    const observer = new ResizeObserver(() => created.setSize({ width: target.clientWidth, height }))
    observer.observe(target)
    return () => {
      observer.disconnect()
      created.destroy()
      plot.current = null
    }
  }, [labels, lowest, highest, height, syncKey, settings, scheme, format, canZoom])

  useEffect(() => {
    plot.current?.setData(alignedData(data))
  }, [data])

  return <div ref={container} style={{ height }} />
}

function alignedData(data: ChartData): UPlot.AlignedData {
  return [timesOf(data), ...data.series.map((series) => [...series.values])]
}

interface ChartColors {
  readonly axis: string
  readonly grid: string
  readonly font: string
  readonly series: readonly string[]
}

/** A canvas can't use CSS variables, so they are looked up where it stands. */
function readColors(element: HTMLElement): ChartColors {
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(`--ui-${name}`).trim()
  return {
    axis: token('chart-axis'),
    grid: token('chart-grid'),
    font: `12px ${style.fontFamily}`,
    series: Array.from({ length: 8 }, (_, index) => token(`chart-${index + 1}`)),
  }
}
