/** Calendar months in UTC. All times are epoch milliseconds. */

/** Start of the month of an instant. */
export function monthStart(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** Start of the previous month. */
export function lastMonthStart(time: number): number {
  return monthStart(monthStart(time) - 1)
}

/** Same day and time of the previous month, or its last day if it is shorter. */
export function monthBefore(time: number): number {
  const month = monthStart(time)
  return Math.min(lastMonthStart(time) + (time - month), month - 1)
}
