import { fromLocalField } from '#src/domain/local-time.ts'

/** Expiry options: a number of days from now, a custom date, or never. */
export const expiryChoices = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '365', label: 'In 365 days' },
  { value: 'date', label: 'On a date' },
  { value: 'never', label: 'Never' },
] as const

export type ExpiryChoice = (typeof expiryChoices)[number]['value']

const DAY = 86_400_000

/**
 * Returns the expiry in epoch milliseconds, undefined for "never", or NaN for an invalid date. A date means the end
 * of that day in `timeZone`.
 */
export function expiryOf(
  choice: ExpiryChoice,
  date: string,
  { now, timeZone }: { readonly now: number; readonly timeZone: string | undefined },
): number | undefined {
  if (choice === 'never') return undefined
  if (choice === 'date') return fromLocalField(`${date}T23:59:59`, timeZone)
  return now + Number(choice) * DAY
}

/** Returns the error of the date field, or undefined if the date is valid. */
export function expiryProblem(at: number | undefined, now: number): string | undefined {
  if (at === undefined) return undefined
  if (Number.isNaN(at)) return 'Choose a date.'
  return at <= now ? 'Choose a date in the future.' : undefined
}
