import type { Money, Recommendation } from '#src/api/generated/types.gen.ts'
import { compareNames } from '#src/domain/name-order.ts'
import { sumMoney } from '#src/domain/price.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { resourceTypeLabels } from '#src/resources/resource-labels.ts'
import type { BillingSearch } from '../billing-search.ts'

const EFFORTS = { low: 0, medium: 1 } as const

/** Resizing a VM restarts it; a deletion can't be undone. */
const RISKS = { resize: 0, delete: 1 } as const

const keys: Readonly<Record<string, (item: Recommendation) => number | string>> = {
  savings: ({ monthlySavings }) => monthlySavings.amount,
  effort: ({ effort }) => EFFORTS[effort],
  risk: ({ action }) => RISKS[action],
  name: ({ title }) => title,
  type: ({ resource }) => resourceTypeLabels[resource.type],
}

/** Sort order of the table; the URL can hold a sort of another tab. */
export function recommendationSort(sort: BillingSearch['sort']): BillingSearch['sort'] {
  return sort.replace(/^-/, '') in keys ? sort : '-savings'
}

/** Filters and sorts in the browser, because all recommendations load at once. Equal ones stay by savings. */
export function listRecommendations(
  items: readonly Recommendation[],
  { q, sort, effort, type, action }: Pick<BillingSearch, 'q' | 'sort' | 'effort' | 'type' | 'action'>,
): readonly Recommendation[] {
  const words = queryWords(q)
  const validSort = recommendationSort(sort)
  const keyOf = keys[validSort.replace(/^-/, '')] ?? (() => 0)
  const direction = validSort.startsWith('-') ? -1 : 1
  return items
    .filter((item) => {
      const text = foldCase(`${item.title} ${item.description} ${item.resource.name}`)
      return (
        includesAllWords(text, words) &&
        (effort === '' || item.effort === effort) &&
        (type === '' || item.resource.type === type) &&
        (action === '' || item.action === action)
      )
    })
    .sort(
      (a, b) => direction * compare(keyOf(a), keyOf(b)) || b.monthlySavings.amount - a.monthlySavings.amount,
    )
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareNames(String(a), String(b))

/** Monthly savings of all the recommendations together. */
export const savingsOf = (rows: readonly Recommendation[]): Money =>
  sumMoney(rows.map(({ monthlySavings }) => monthlySavings))
