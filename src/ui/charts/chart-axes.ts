import type UPlot from 'uplot'
import type { FormatSettings } from '../format.ts'
import type { ChartColors } from './chart-colors.ts'
import type { FormatValue } from './chart-data.ts'
import { timeAxisLabels } from './time-labels.ts'

/** Room between the values of an axis and the plot, and beside them. */
const AXIS_GAP_PX = 12
/** Usual distance between time labels. */
const TIME_LABEL_SPACE_PX = 72
/** Space after the plot, for half of the last time label. */
const END_PX = 20

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Intervals between time labels, in milliseconds: those of uPlot, and 20 minutes for an hour on a phone. */
const TIME_LABEL_INTERVALS = [
  ...[1, 5, 10, 15, 30].map((seconds) => seconds * 1000),
  ...[1, 5, 10, 15, 20, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 4, 6, 8, 12].map((hours) => hours * HOUR),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 30, 60, 90, 120, 180, 365].map((days) => days * DAY),
]

export function endSpace({ textScale }: ChartColors): number {
  return END_PX * textScale
}

/** Axis of a plot's times, below it. */
export function timeAxis(colors: ChartColors, settings: FormatSettings): UPlot.Axis {
  return {
    stroke: colors.axis,
    font: colors.font,
    grid: { show: false },
    ticks: { stroke: colors.grid, width: 1, size: 4 },
    incrs: TIME_LABEL_INTERVALS,
    // Closer on narrow plots, which would have a single label.
    space: ({ ctx }, _axis, _min, _max, width) =>
      Math.min(
        TIME_LABEL_SPACE_PX * colors.textScale,
        Math.max(width / 4, timeWidth(ctx, colors.font, settings) + 4),
      ),
    size: 40 * colors.textScale,
    values: (self, splits) => withoutCutLabel(self, colors, splits, timeAxisLabels(splits, settings)),
  }
}

/** Axis of a plot's values, at its left. */
export function valueAxis(colors: ChartColors, format: FormatValue): UPlot.Axis {
  return {
    stroke: colors.axis,
    font: colors.font,
    grid: { stroke: colors.grid, width: 1 },
    ticks: { show: false },
    space: 36 * colors.textScale,
    size: ({ ctx }, values) => axisWidth(ctx, colors, values),
    values: (_self, splits) => splits.map((value) => format(value)),
  }
}

/** Labels of a time axis without the last one if the end of the chart would cut it. */
function withoutCutLabel(
  plot: UPlot,
  colors: ChartColors,
  times: readonly number[],
  labels: readonly string[],
): string[] {
  const last = labels.length - 1
  const [widest = ''] = (labels[last] ?? '').split('\n')
  const end = plot.valToPos(times[last] ?? 0, 'x') + textWidth(plot.ctx, colors.font, widest) / 2
  return labels.slice(0, end > plot.bbox.width / devicePixelRatio + endSpace(colors) ? last : undefined)
}

/** Width of a value axis. Most have the same, so that charts line up. */
function axisWidth(
  ctx: CanvasRenderingContext2D,
  { font, textScale }: ChartColors,
  values: readonly string[] | null,
): number {
  return Math.max(64 * textScale, ...(values ?? []).map((value) => textWidth(ctx, font, value) + AXIS_GAP_PX))
}

/** Width of one of the longest times of day. */
function timeWidth(ctx: CanvasRenderingContext2D, font: string, settings: FormatSettings): number {
  const [midnight = ''] = timeAxisLabels([0], { ...settings, timeZone: 'UTC' })
  return textWidth(ctx, font, midnight.split('\n')[0] ?? '')
}

function textWidth(ctx: CanvasRenderingContext2D, font: string, text: string): number {
  ctx.save()
  ctx.font = font
  const { width } = ctx.measureText(text)
  ctx.restore()
  return Math.ceil(width)
}
