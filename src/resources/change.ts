import type { Format } from '#src/ui/format.ts'

/** A metric and its earlier value; null if there was nothing to count or measure. */
export interface Comparison {
  readonly current: number | null
  readonly before: number | null
}

export type Direction = 'up' | 'down' | 'same' | 'unknown'

/**
 * Direction in which a metric changed.
 * @param digits decimal places shown; a smaller difference counts as no change
 */
export function directionOf({ current, before }: Comparison, digits = 0): Direction {
  if (current === null || before === null) return 'unknown'
  const difference = Number((current - before).toFixed(digits))
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
 * @param than period of the comparison: `last month`
 * @param write formats the difference, without its sign
 */
export function describeChange(
  figure: Comparison,
  than: string,
  write: (difference: number) => string,
  digits = 0,
): string {
  const direction = directionOf(figure, digits)
  if (direction === 'unknown') return `Nothing to compare with ${than}`
  if (direction === 'same') return `No change from ${than}`
  const difference = Math.abs((figure.current ?? 0) - (figure.before ?? 0))
  return `${direction === 'up' ? '+' : '−'}${write(difference)} from ${than}`
}
