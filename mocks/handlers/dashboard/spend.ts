import type { HandlersFor } from '../../engine/types.ts'
import { money, spendOfMonth } from '../billing/summary.ts'

/** The same figures as on the bill. */
export const dashboardSpendHandlers: HandlersFor<'getDashboardSpend'> = {
  getDashboardSpend(ctx) {
    const { current, last, lastMonthToDate } = spendOfMonth(ctx)
    const existed = ctx.who.organisation.createdAt < last.to
    return {
      status: 200,
      body: { current: money(current), lastMonth: existed ? money(lastMonthToDate) : null },
    }
  },
}
