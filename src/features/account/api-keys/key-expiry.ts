import { fromLocalField } from '#src/ui/local-time.ts'

/** What the form offers: days from now, a date, or for good. */
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
 * When a key expires, epoch milliseconds; undefined for never, NaN for a date that is none. A date means its end, where
 * the person is.
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

/** What is wrong with it, for the field of the date. */
export function expiryProblem(at: number | undefined, now: number): string | undefined {
  if (at === undefined) return undefined
  if (Number.isNaN(at)) return 'Choose a date.'
  return at <= now ? 'Choose a date that is still to come.' : undefined
}
