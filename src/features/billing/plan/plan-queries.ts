import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  getCurrentPlanOptions,
  listPlansOptions,
  listQuotasOptions,
  previewPlanChangeOptions,
} from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { Plan, PreviewedPlanId } from '#src/api/generated/types.gen.ts'
import { invalidateOperations } from '#src/api/operation-queries.ts'

export const plansQuery = () => queryOptions({ ...listPlansOptions(), staleTime: Number.POSITIVE_INFINITY })

export const currentPlanQuery = () => queryOptions(getCurrentPlanOptions())

export const quotasQuery = () => queryOptions(listQuotasOptions())

export const previewQuery = (planId: PreviewedPlanId) =>
  queryOptions({ ...previewPlanChangeOptions({ query: { planId } }), staleTime: 0 })

/** Plans that can be chosen without sales, cheapest first. */
export function selfServicePlans(plans: readonly Plan[]): readonly Plan[] {
  return plans.filter(({ monthlyPrice }) => monthlyPrice !== null && monthlyPrice.amount > 0)
}

/** Refetches everything that depends on the plan. */
export function refreshPlan(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, [
    'getCurrentPlan',
    'previewPlanChange',
    'listQuotas',
    'listBillingNotices',
    'getBillingSummary',
    'getCostBreakdown',
    'getDailySpend',
    'getMonthlySpend',
    'listBudgets',
  ])
}
