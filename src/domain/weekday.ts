import { capitalize } from './capitalize.ts'

/** Order of `Date.prototype.getUTCDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export type Weekday = (typeof WEEKDAYS)[number]

/** Weekdays for forms, Monday first. */
export const WEEK: readonly { readonly value: Weekday; readonly label: string }[] = [
  ...WEEKDAYS.slice(1),
  ...WEEKDAYS.slice(0, 1),
].map((value) => ({ value, label: weekdayLabel(value) }))

/** For example "Monday". */
export function weekdayLabel(day: Weekday): string {
  return capitalize(day)
}
