import type { BillingSearch } from './billing-search.ts'

/** Periods of the specification. */
export const periods: readonly { readonly value: BillingSearch['period']; readonly label: string }[] = [
  { value: '', label: 'Current month' },
  { value: 'last', label: 'Last month' },
  { value: 'ytd', label: 'Year to date' },
  { value: 'custom', label: 'Custom' },
]

/** Maximum length of a custom period in days, from the contract. */
const MAX_DAYS = 400

const DAY = 86_400_000

/** Validates a custom period. Both days are inclusive. Returns errors by field. */
export function datesProblems(
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): { readonly from?: string; readonly to?: string } {
  if (from === '') return { from: 'Choose the first day.' }
  if (to === '') return { to: 'Choose the last day.' }
  if (from > to) return { from: 'Must not be after the last day.' }
  if (from > today) return { from: 'Choose a day that isn’t in the future.' }
  if ((Date.parse(to) - Date.parse(from)) / DAY >= MAX_DAYS) return { to: `At most ${MAX_DAYS} days.` }
  return {}
}
