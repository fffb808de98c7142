/** Calendar months, in UTC as everything that is counted by the month. All times are epoch milliseconds. */

/** When the month of an instant began. */
export function monthStart(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth())
}

/** When the month before that of an instant began. */
export function lastMonthStart(time: number): number {
  return monthStart(monthStart(time) - 1)
}

/** The same day and time of the month before; its last day where it has no such day. */
export function monthBefore(time: number): number {
  const month = monthStart(time)
  return Math.min(lastMonthStart(time) + (time - month), month - 1)
}
