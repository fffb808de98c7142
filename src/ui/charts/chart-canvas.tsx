import './valid-language.ts'
import { rem } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { FormatSettings } from '../format.ts'
import { endSpace, timeAxis, valueAxis } from './chart-axes.ts'
import { drawBandLabels, drawBands, drawThreshold } from './chart-bands.ts'
import { type ChartColors, readColors } from './chart-colors.ts'
import {
  type ChartBand,
  type ChartData,
  type ChartThreshold,
  type FormatValue,
  isolatedPoints,
  type TimeRange,
  timesOf,
} from './chart-data.ts'
import { COLORS } from './series-color.ts'

/** Keyboard position on the chart, and the start of a selected range. */
export interface ChartMark {
  readonly index: number
  readonly anchor: number | null
}

export interface ChartCanvasProps {
  readonly data: ChartData
  readonly format: FormatValue
  /** Range of the value axis; from zero to the data if omitted. */
  readonly domain: readonly [number, number] | undefined
  readonly height: number
  /** Charts with the same key share a cursor. */
  readonly syncKey: string | undefined
  readonly settings: FormatSettings
  /** Colors are read from CSS again when this changes. */
  readonly scheme: string
  readonly bands: readonly ChartBand[]
  readonly threshold: ChartThreshold | undefined
  /** Null without keyboard focus. */
  readonly mark: ChartMark | null
  readonly onZoom: ((range: TimeRange) => void) | undefined
  /** Called with the index under the cursor, or null when it leaves. */
  readonly onCursor: (index: number | null) => void
}

/** Shorter drags count as clicks. */
const MIN_DRAG_PX = 8

/**
 * Chart drawn by uPlot; a separate module, so that the library loads with the first chart. Handles the mouse only;
 * keyboard positions come in through `mark`.
 */
export default function ChartCanvas(props: ChartCanvasProps) {
  const { data, format, domain, syncKey, settings, scheme, bands, threshold, mark, onZoom } = props
  const container = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot | null>(null)

  const onCursor = useEffectEvent(props.onCursor)
  const zoomTo = useEffectEvent((range: TimeRange) => onZoom?.(range))
  const aligned = useEffectEvent(() => alignedData(data))
  const highestDrawn = useEffectEvent((highest: number) => Math.max(highest, threshold?.value ?? 0))
  const paintBehind = useEffectEvent((on: UPlot, colors: ChartColors) => drawBands(on, bands, colors))
  const paintOver = useEffectEvent((on: UPlot, colors: ChartColors) => {
    drawThreshold(on, threshold, colors)
    drawBandLabels(on, bands, colors)
  })

  // Rebuild the plot when these change; otherwise only pass new values.
  const labels = data.series
    .map((series, index) => JSON.stringify([(series.color ?? index) % COLORS, series.label]))
    .join('\n')
  const [lowest, highest] = domain ?? []
  const canZoom = onZoom !== undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `scheme` changes the colors that CSS gives
  useEffect(() => {
    const target = container.current
    if (target === null) return
    const colors = readColors(target)
    const { timeZone } = settings
    const options: UPlot.Options = {
      width: target.clientWidth,
      height: target.clientHeight,
      ms: 1,
      legend: { show: false },
      padding: [8, endSpace(colors), 0, 0],
      cursor: {
        y: false,
        points: { size: 7 },
        drag: { x: canZoom, y: false, setScale: false, dist: MIN_DRAG_PX },
        // Charts share the cursor but not the drag, which would zoom each of them.
        ...(syncKey === undefined
          ? {}
          : { sync: { key: syncKey, setSeries: false, filters: { pub: (type) => type === 'mousemove' } } }),
      },
      scales: {
        y: {
          range:
            lowest !== undefined && highest !== undefined
              ? [lowest, highest]
              : (_self, _min, max) => UPlot.rangeNum(0, highestDrawn(max) || 1, 0.1, true),
        },
      },
      axes: [timeAxis(colors, settings), valueAxis(colors, format)],
      series: [
        {},
        ...(labels === '' ? [] : labels.split('\n')).map((written): UPlot.Series => {
          const [place, label] = JSON.parse(written) as [number, string]
          const color = colors.series[place] ?? colors.axis
          return {
            label,
            stroke: color,
            width: 1.5,
            spanGaps: false,
            points: {
              size: 4,
              fill: color,
              show: false,
              filter: (self, seriesIndex) => isolatedPoints([...(self.data[seriesIndex] ?? [])]),
            },
          }
        }),
      ],
      hooks: {
        drawClear: [(self) => paintBehind(self, colors)],
        draw: [(self) => paintOver(self, colors)],
        setLegend: [(self) => onCursor(self.cursor.idx ?? null)],
        setSelect: [
          (self) => {
            const { left, width } = self.select
            if (width < MIN_DRAG_PX) return
            zoomTo({
              from: Math.round(self.posToVal(left, 'x')),
              to: Math.round(self.posToVal(left + width, 'x')),
            })
            select(self, 0, 0)
          },
        ],
      },
      ...(timeZone === undefined ? {} : { tzDate: (at) => UPlot.tzDate(new Date(at), timeZone) }),
    }
    const created = new UPlot(options, aligned(), target)
    plot.current = created

    const observer = new ResizeObserver(() =>
      created.setSize({ width: target.clientWidth, height: target.clientHeight }),
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
      created.destroy()
      plot.current = null
    }
  }, [labels, lowest, highest, syncKey, settings, scheme, format, canZoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setData` redraws the bands and the threshold too
  useEffect(() => {
    plot.current?.setData(alignedData(data))
  }, [data, bands, threshold])

  const hadMark = useRef(false)
  useEffect(() => {
    const shown = plot.current
    if (shown === null || (mark === null && !hadMark.current)) return
    hadMark.current = mark !== null
    followMark(shown, mark)
  }, [mark])

  return <div ref={container} style={{ height: rem(props.height) }} />
}

/** Moves the cursor as the mouse would, so that linked charts follow. */
function followMark(plot: UPlot, mark: ChartMark | null): void {
  const { over } = plot
  const placeOf = (index: number) => plot.valToPos(plot.data[0][index] ?? 0, 'x')
  if (mark === null) {
    select(plot, 0, 0)
    over.dispatchEvent(new MouseEvent('mouseleave'))
    return
  }
  const place = placeOf(mark.index)
  const { left, top, height } = over.getBoundingClientRect()
  // uPlot caches the position of the chart, which scrolling changes.
  plot.syncRect()
  over.dispatchEvent(
    new MouseEvent('mousemove', { clientX: left + place, clientY: top + height / 2, movementX: 1 }),
  )
  const begin = mark.anchor === null ? place : placeOf(mark.anchor)
  select(plot, Math.min(begin, place), Math.abs(place - begin))
}

function select(plot: UPlot, left: number, width: number): void {
  plot.setSelect({ left, width, top: 0, height: width === 0 ? 0 : plot.over.clientHeight }, false)
}

function alignedData(data: ChartData): UPlot.AlignedData {
  return [timesOf(data), ...data.series.map((series) => [...series.values])]
}
