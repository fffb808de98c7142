import type { LogHistogram } from '#src/api/generated/types.gen.ts'
import type { ChartData } from '#src/ui/charts/chart-data.ts'

/** Bottom to top: errors stand on the baseline, where heights are easy to compare. */
export const LEVELS = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const

type Level = (typeof LEVELS)[number]

/** Chart data with one series per level. */
export function levelData({ buckets, stepSeconds }: LogHistogram): ChartData {
  const counts = {
    ERROR: buckets.map(({ error }) => error),
    WARN: buckets.map(({ warn }) => warn),
    INFO: buckets.map(({ info }) => info),
    DEBUG: buckets.map(({ debug }) => debug),
  } satisfies Record<Level, number[]>
  return {
    from: Date.parse(buckets[0]?.at ?? ''),
    stepSeconds,
    series: LEVELS.map((level) => ({ key: level, label: level, values: counts[level] })),
  }
}

export interface Block {
  readonly level: Level
  /** Distance from the top of the chart, in CSS pixels. */
  readonly top: number
  readonly height: number
}

/** Minimum block height in CSS pixels, so a single error among thousands of lines stays visible. */
const MIN_HEIGHT = 2

/**
 * Blocks of each bucket for a chart of the given height. Every nonzero count is visible: blocks above it move up, and
 * the largest block shrinks by the difference.
 */
export function levelStacks(data: ChartData, height: number): readonly (readonly Block[])[] {
  const length = data.series[0]?.values.length ?? 0
  const countAt = (level: Level, index: number) =>
    data.series.find(({ key }) => key === level)?.values[index] ?? 0
  const totals = Array.from({ length }, (_, index) =>
    LEVELS.reduce((sum, level) => sum + countAt(level, index), 0),
  )
  const most = Math.max(1, ...totals)
  return totals.map((_, index) => {
    const heights = LEVELS.map((level) => {
      const count = countAt(level, index)
      return count === 0 ? 0 : Math.max(MIN_HEIGHT, (count / most) * height)
    })
    const excess = heights.reduce((sum, each) => sum + each, 0) - height
    const largest = heights.indexOf(Math.max(...heights))
    if (excess > 0) heights[largest] = (heights[largest] ?? 0) - excess
    let top = height
    return LEVELS.flatMap((level, place): Block[] => {
      const each = heights[place] ?? 0
      top -= each
      return each === 0 ? [] : [{ level, top, height: each }]
    })
  })
}
