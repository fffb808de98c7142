import type UPlot from 'uplot'
import type { ChartColors } from './chart-colors.ts'
import type { ChartBand, ChartThreshold } from './chart-data.ts'

/** Height of the strip on the time axis that marks a band. */
const STRIP_PX = 4

/** Minimum width of a strip, so that short bands stay visible. */
const MIN_STRIP_PX = 2

/** Opacity of a band behind the lines; the strip carries the meaning. */
const BAND_FILL = 0.06

/** Maximum number of label rows; further bands are named in the text alternative and the table only. */
const MAX_LABEL_ROWS = 2

/** Marks bands behind the lines: a strip on the time axis, a tint, and a dashed line at the start. */
export function drawBands(plot: UPlot, bands: readonly ChartBand[], colors: ChartColors): void {
  const { ctx, bbox } = plot
  // Overlapping bands are filled once, so that they don't add up to a dark area.
  let filledTo = bbox.left
  ctx.save()
  for (const { left, right, tone, startsInside } of placedBands(plot, bands)) {
    ctx.fillStyle = colors[tone]
    ctx.globalAlpha = BAND_FILL
    const from = Math.max(left, filledTo)
    if (from < right) ctx.fillRect(from, bbox.top, right - from, bbox.height)
    filledTo = Math.max(filledTo, right)
    ctx.globalAlpha = 1
    const strip = STRIP_PX * devicePixelRatio
    const width = Math.max(right - left, MIN_STRIP_PX * devicePixelRatio)
    ctx.fillRect(left, bbox.top + bbox.height - strip, width, strip)
    if (startsInside) {
      ctx.strokeStyle = colors[tone]
      ctx.lineWidth = devicePixelRatio
      ctx.setLineDash([4 * devicePixelRatio, 3 * devicePixelRatio])
      ctx.beginPath()
      ctx.moveTo(left, bbox.top)
      ctx.lineTo(left, bbox.top + bbox.height)
      ctx.stroke()
    }
  }
  ctx.restore()
}

/** Writes the name of each band at its start, above the lines, as long as there is room. */
export function drawBandLabels(plot: UPlot, bands: readonly ChartBand[], colors: ChartColors): void {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio * colors.textScale
  const end = bbox.left + bbox.width
  const rows: { readonly from: number; readonly to: number }[][] = Array.from(
    { length: MAX_LABEL_ROWS },
    () => [],
  )
  ctx.save()
  ctx.font = colors.font.replace(/[\d.]+px/, `${11 * ratio}px`)
  ctx.textAlign = 'left'
  ctx.textBaseline = 'top'
  for (const { left, label, tone } of placedBands(plot, bands)) {
    // A band near the end of the chart gets its label before its start.
    const room = Math.max(end - left, left - bbox.left) - 8 * ratio
    const text = shortened(ctx, label, Math.min(room, 220 * ratio))
    if (text === '') continue
    const width = ctx.measureText(text).width
    const x = left + 4 * ratio + width <= end ? left + 4 * ratio : left - 4 * ratio - width
    const row = rows.findIndex((taken) => taken.every(({ from, to }) => to <= x || x + width <= from))
    if (row === -1) continue
    rows[row]?.push({ from: x, to: x + width + 4 * ratio })
    const y = bbox.top + (2 + row * 15) * ratio
    ctx.globalAlpha = 0.75
    ctx.fillStyle = colors.ground
    ctx.fillRect(x - 2 * ratio, y - ratio, width + 4 * ratio, 13 * ratio)
    ctx.globalAlpha = 1
    ctx.fillStyle = colors[`${tone}-text`]
    ctx.fillText(text, x, y)
  }
  ctx.restore()
}

interface PlacedBand extends ChartBand {
  /** Canvas pixels, within the plot. */
  readonly left: number
  readonly right: number
  /** False if the band began before the shown time. */
  readonly startsInside: boolean
}

/** Positions of the bands that the plot shows, from left to right. */
function placedBands(plot: UPlot, bands: readonly ChartBand[]): readonly PlacedBand[] {
  const { min, max } = plot.scales.x ?? {}
  if (min == null || max == null) return []
  return bands
    .filter(({ from, to }) => to >= min && from <= max)
    .map((band) => ({
      ...band,
      left: Math.round(plot.valToPos(Math.max(band.from, min), 'x', true)),
      right: Math.round(plot.valToPos(Math.min(band.to, max), 'x', true)),
      startsInside: band.from >= min,
    }))
    .sort((a, b) => a.left - b.left)
}

/** Text cut to a width with an ellipsis; empty if not even a few letters fit. */
function shortened(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text
  for (let length = text.length - 1; length > 3; length -= 1) {
    const short = `${text.slice(0, length).trimEnd()}…`
    if (ctx.measureText(short).width <= width) return short
  }
  return ''
}

export function drawThreshold(plot: UPlot, threshold: ChartThreshold | undefined, colors: ChartColors): void {
  if (threshold === undefined) return
  const { ctx, bbox } = plot
  const y = Math.round(plot.valToPos(threshold.value, 'y', true))
  if (y < bbox.top || y > bbox.top + bbox.height) return
  ctx.save()
  ctx.strokeStyle = colors[threshold.tone]
  ctx.lineWidth = 1.5 * devicePixelRatio
  ctx.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio])
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.restore()
}
