import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getBillingSummaryOptions,
  getCostBreakdownOptions,
  getDailySpendOptions,
  getMonthlySpendOptions,
  listBillingNoticesOptions,
  listBudgetsOptions,
  listRecommendationsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { GetCostBreakdownData, GetDailySpendData } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/resources/cache.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import type { BillingSearch } from './billing-search.ts'

/** Costs grow by the second; a minute is soon enough to see it. */
const AS_TIME_GOES_ON = { refetchInterval: SLOW_POLL_MS, placeholderData: keepPreviousData }

/** How many months the trend shows. */
const TREND_MONTHS = 12

export const summaryQuery = () => queryOptions({ ...getBillingSummaryOptions(), ...AS_TIME_GOES_ON })

export const noticesQuery = () => queryOptions({ ...listBillingNoticesOptions(), ...AS_TIME_GOES_ON })

export const budgetsQuery = () => queryOptions({ ...listBudgetsOptions(), ...AS_TIME_GOES_ON })

export const monthsQuery = () =>
  queryOptions({ ...getMonthlySpendOptions({ query: { months: TREND_MONTHS } }), ...AS_TIME_GOES_ON })

export const daysQuery = (query: NonNullable<GetDailySpendData['query']>) =>
  queryOptions({ ...getDailySpendOptions({ query }), ...AS_TIME_GOES_ON })

export const breakdownQuery = (query: NonNullable<GetCostBreakdownData['query']>) =>
  queryOptions({ ...getCostBreakdownOptions({ query }), ...AS_TIME_GOES_ON })

export const recommendationsQuery = (status: 'open' | 'dismissed') =>
  queryOptions({ ...listRecommendationsOptions({ query: { status } }), ...AS_TIME_GOES_ON })

/** The days that a breakdown is of, as its operations take them. Two dates make sense together only. */
export function periodOf({ period, from, to }: Pick<BillingSearch, 'period' | 'from' | 'to'>) {
  if (period !== 'custom') return { period: period === '' ? 'current' : period } as const
  return from !== '' && from <= to ? ({ period, from, to } as const) : ({ period: 'current' } as const)
}

export function refreshBudgets(client: QueryClient): Promise<unknown> {
  // A budget is what the cards and the notices measure by.
  return invalidateOperations(client, ['listBudgets', 'getBillingSummary', 'listBillingNotices'])
}

export function refreshRecommendations(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listRecommendations'])
}
