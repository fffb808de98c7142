import type { LogHistogram } from '#src/api/generated/types.gen.ts'
import type { ChartData } from '#src/ui/charts/chart-data.ts'

/** From the bottom up: what is worst stands on the line, where its heights can be compared. */
const LEVELS = ['ERROR', 'WARN', 'INFO', 'DEBUG'] as const

type Level = (typeof LEVELS)[number]

/** The counts as a chart's data, a series for each level. */
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
  /** From the upper edge of the picture down, in CSS pixels. */
  readonly top: number
  readonly height: number
}

/** A single error among thousands of lines is seen as well, in CSS pixels. */
const LEAST_HEIGHT = 2

/**
 * The blocks of every bucket, in a picture so high. One that is there is seen, however small: those above move up, and what
 * does not fit is taken from the largest.
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
      return count === 0 ? 0 : Math.max(LEAST_HEIGHT, (count / most) * height)
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
