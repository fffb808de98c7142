import type { Format } from '#src/ui/format.ts'

/** A metric and its previous value; null if there was nothing to count or measure. */
export interface Comparison {
  readonly current: number | null
  readonly previous: number | null
}

export type Direction = 'up' | 'down' | 'same' | 'unknown'

/**
 * Direction in which a metric changed.
 * @param digits decimal places shown; a smaller difference counts as no change
 */
export function directionOf({ current, previous }: Comparison, digits = 0): Direction {
  if (current === null || previous === null) return 'unknown'
  const difference = Number((current - previous).toFixed(digits))
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}

/** Difference of two percentages: "2.16 points", "1 point". */
export function pointsText({ number }: Pick<Format, 'number'>, difference: number, digits: number): string {
  const written = number(difference, digits)
  return `${written} ${written === '1' ? 'point' : 'points'}`
}

/**
 * Text of a change in the format of the specification: "+5 from last month".
 * @param period period of the comparison: `last month`
 * @param formatDifference formats the difference, without its sign
 */
export function describeChange(
  comparison: Comparison,
  period: string,
  formatDifference: (difference: number) => string,
  digits = 0,
): string {
  const direction = directionOf(comparison, digits)
  if (direction === 'unknown') return 'No earlier data to compare with'
  if (direction === 'same') return `No change from ${period}`
  const difference = Math.abs((comparison.current ?? 0) - (comparison.previous ?? 0))
  return `${direction === 'up' ? '+' : '−'}${formatDifference(difference)} from ${period}`
}
