import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getBillingSummaryOptions,
  getBudgetSpendOptions,
  getCostBreakdownOptions,
  getDailySpendOptions,
  getMonthlySpendOptions,
  listBillingNoticesOptions,
  listBudgetsOptions,
  listRecommendationsOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { GetCostBreakdownData, GetDailySpendData } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'
import { SLOW_POLL_MS } from '#src/resources/polling.ts'
import type { BillingSearch } from './billing-search.ts'

/** Costs grow continuously; slow polling is enough. */
const AS_TIME_GOES_ON = { refetchInterval: SLOW_POLL_MS, placeholderData: keepPreviousData }

/** Months in the trend chart. */
const TREND_MONTHS = 12

export const summaryQuery = () => queryOptions({ ...getBillingSummaryOptions(), ...AS_TIME_GOES_ON })

export const noticesQuery = () => queryOptions({ ...listBillingNoticesOptions(), ...AS_TIME_GOES_ON })

export const budgetsQuery = () => queryOptions({ ...listBudgetsOptions(), ...AS_TIME_GOES_ON })

/** @param projectId empty for the whole organization */
export const budgetSpendQuery = (projectId: string) =>
  queryOptions({
    ...getBudgetSpendOptions(projectId === '' ? {} : { query: { projectId } }),
    ...AS_TIME_GOES_ON,
  })

export const monthsQuery = () =>
  queryOptions({ ...getMonthlySpendOptions({ query: { months: TREND_MONTHS } }), ...AS_TIME_GOES_ON })

export const daysQuery = (query: NonNullable<GetDailySpendData['query']>) =>
  queryOptions({ ...getDailySpendOptions({ query }), ...AS_TIME_GOES_ON })

export const breakdownQuery = (query: NonNullable<GetCostBreakdownData['query']>) =>
  queryOptions({ ...getCostBreakdownOptions({ query }), ...AS_TIME_GOES_ON })

export const recommendationsQuery = (status: 'open' | 'dismissed') =>
  queryOptions({ ...listRecommendationsOptions({ query: { status } }), ...AS_TIME_GOES_ON })

/**
 * Query parameters for the period of a breakdown. Custom dates apply only as a valid pair; otherwise the current
 * month.
 */
export function periodOf({ period, from, to }: Pick<BillingSearch, 'period' | 'from' | 'to'>) {
  if (period !== 'custom') return { period: period === '' ? 'current' : period } as const
  return from !== '' && from <= to ? ({ period, from, to } as const) : ({ period: 'current' } as const)
}

export function refreshBudgets(client: QueryClient): Promise<unknown> {
  // Cards and notices depend on budgets.
  return invalidateOperations(client, ['listBudgets', 'getBillingSummary', 'listBillingNotices'])
}

export function refreshRecommendations(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, ['listRecommendations'])
}
