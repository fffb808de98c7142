/** A figure and what it was a month ago; null when there was nothing to count or measure. */
export interface Compared {
  readonly current: number | null
  readonly lastMonth: number | null
}

export type Direction = 'up' | 'down' | 'same' | 'unknown'

/**
 * How a figure has moved.
 *
 * @param digits what is written of it: what is less than that is no change
 */
export function directionOf({ current, lastMonth }: Compared, digits = 0): Direction {
  if (current === null || lastMonth === null) return 'unknown'
  const difference = Number((current - lastMonth).toFixed(digits))
  if (difference === 0) return 'same'
  return difference > 0 ? 'up' : 'down'
}

/**
 * A change in words, as the specification has it: "+5 from last month".
 *
 * @param write the difference, without its sign
 */
export function describeChange(figure: Compared, write: (difference: number) => string, digits = 0): string {
  const direction = directionOf(figure, digits)
  if (direction === 'unknown') return 'Nothing to compare with last month'
  if (direction === 'same') return 'No change from last month'
  const difference = Math.abs((figure.current ?? 0) - (figure.lastMonth ?? 0))
  return `${direction === 'up' ? '+' : '−'}${write(difference)} from last month`
}
