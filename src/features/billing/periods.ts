import type { BillingSearch } from './billing-search.ts'

/** The specification's periods. */
export const periods: readonly { readonly value: BillingSearch['period']; readonly label: string }[] = [
  { value: '', label: 'Current month' },
  { value: 'last', label: 'Last month' },
  { value: 'ytd', label: 'Year to date' },
  { value: 'custom', label: 'Custom' },
]

/** The contract's limit. */
const MOST_DAYS = 400

const DAY = 86_400_000

/** What is wrong with two days that were typed, by field. Both are within the period. */
export function datesProblems(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { readonly from?: string; readonly to?: string } {
  if (from === '') return { from: 'Choose the first day.' }
  if (to === '') return { to: 'Choose the last day.' }
  if (from > to) return { from: 'Must not be after the last day.' }
  if (from > today) return { from: 'This day is yet to come.' }
  if ((Date.parse(to) - Date.parse(from)) / DAY >= MOST_DAYS) return { to: `At most ${MOST_DAYS} days.` }
  return {}
}
