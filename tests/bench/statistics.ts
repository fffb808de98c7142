/** Percentile `p` (0 to 1); the upper neighbor for even counts. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))]
  if (value === undefined) throw new RangeError('no values')
  return value
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)
