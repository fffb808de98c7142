/** Share of a budget at which people are notified. */
export interface BudgetThreshold {
  readonly basis: 'spend' | 'forecast'
  readonly percent: number
}

/** Spend of a billing month to date and its forecast, in cents. */
export interface MonthSpend {
  readonly spent: number
  readonly projected: number
}

export function isSameThreshold(a: BudgetThreshold, b: BudgetThreshold): boolean {
  return a.basis === b.basis && a.percent === b.percent
}

/** @param amount of the budget, in cents */
export function isThresholdReached(
  amount: number,
  { basis, percent }: BudgetThreshold,
  { spent, projected }: MonthSpend,
): boolean {
  return (basis === 'spend' ? spent : projected) >= (amount * percent) / 100
}

/**
 * Thresholds to notify of when several are reached at once: the highest of each basis. What is spent is no longer
 * expected, so a forecast must be above it.
 */
export function thresholdsToReport(reached: readonly BudgetThreshold[]): BudgetThreshold[] {
  const highest = (basis: BudgetThreshold['basis']) =>
    reached.filter((it) => it.basis === basis).toSorted((a, b) => b.percent - a.percent)[0]
  const spend = highest('spend')
  const forecast = highest('forecast')
  return [
    ...(spend === undefined ? [] : [spend]),
    ...(forecast === undefined || forecast.percent <= (spend?.percent ?? 0) ? [] : [forecast]),
  ]
}
