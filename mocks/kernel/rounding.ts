/** Rounds to one decimal. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** Rounds to two decimals. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** Rounds to three decimals. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Rounds to six decimals, for values that may be far below one. */
export function millionths(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
