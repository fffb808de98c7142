import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useFormat } from '../use-format.tsx'
import type { ChartMark } from './chart-canvas.tsx'
import {
  type ChartBand,
  type ChartData,
  describeMoment,
  type FormatValue,
  type TimeRange,
  timeFormatOf,
  timesOf,
} from './chart-data.ts'
import { indexAfter } from './chart-keys.ts'
import classes from './charts.module.css'

/**
 * Keyboard access to a chart: a slider over its times, which announces the values. Shift selects a range, and Enter
 * zooms to it, like dragging with the mouse. Lies over the chart and lets the pointer through.
 */
export function ChartReader({
  title,
  data,
  bands,
  format,
  onZoom,
  children,
}: {
  readonly title: string
  readonly data: ChartData
  readonly bands: readonly ChartBand[]
  readonly format: FormatValue
  readonly onZoom: ((range: TimeRange) => void) | undefined
  readonly children: (mark: ChartMark | null) => ReactNode
}) {
  const hintId = useId()
  const dateTime = timeFormatOf(data, useFormat())
  const [mark, setMark] = useState<ChartMark | null>(null)
  const times = timesOf(data)
  const last = Math.max(0, times.length - 1)
  const index = Math.min(mark?.index ?? last, last)
  const anchor = mark?.anchor ?? null
  const at = (place: number) => times[place] ?? data.from

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && anchor !== null) {
      setMark({ index, anchor: null })
    } else if (event.key === 'Enter' && onZoom !== undefined && anchor !== null && anchor !== index) {
      setMark(null)
      onZoom({ from: at(Math.min(anchor, index)), to: at(Math.max(anchor, index)) })
    } else {
      const next = indexAfter(event.key, index, last)
      if (next === null) return
      setMark({ index: next, anchor: event.shiftKey && onZoom !== undefined ? (anchor ?? index) : null })
    }
    event.preventDefault()
    // Keys handled by the chart must not reach an enclosing dialog or the page.
    event.stopPropagation()
  }

  const moment = `${dateTime(at(index))}: ${describeMoment(data, index, format, bands)}`
  return (
    <>
      {children(mark)}
      <div
        className={classes.reader}
        role="slider"
        tabIndex={0}
        aria-label={`Values of ${title}`}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={
          anchor === null ? moment : `${moment}. Marked from ${dateTime(at(anchor))}; press Enter to zoom.`
        }
        onKeyDown={onKeyDown}
        onFocus={() => setMark({ index, anchor: null })}
        onBlur={() => setMark(null)}
      />
      <span id={hintId} hidden>
        Use the arrow keys to move between values.
        {onZoom !== undefined && ' Hold Shift to select a range, then press Enter to zoom.'}
      </span>
    </>
  )
}
