import type { BudgetUsage } from '#src/api/generated/types.gen.ts'
import { money } from '#src/domain/price.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DAY } from '../../kernel/duration.ts'
import { billingMonthBefore, billingMonthOf, sameElapsedTime } from '../../world/ledger/billing-month.ts'
import { spendBetween } from '../../world/ledger/charges.ts'
import { monthlyCostOfAll } from '../../world/ledger/monthly-cost.ts'
import type { SignedInView } from '../shared/view.ts'
import { changePercent, percent, toRange } from './period.ts'

export const billingSummaryHandlers: HandlersFor<'getBillingSummary'> = {
  getBillingSummary(ctx) {
    const { month, last, current, projected, lastMonth, lastMonthToDate } = spendOfMonth(ctx)
    const { createdAt } = ctx.identity.organization
    const existed = createdAt < last.to
    return {
      status: 200,
      body: {
        month: {
          ...toRange(month),
          days: Math.round((month.to - month.from) / DAY),
          day: Math.floor((ctx.now - month.from) / DAY) + 1,
        },
        current: money(current),
        lastMonthToDate: existed ? money(lastMonthToDate) : null,
        changePercent: existed ? changePercent(current, lastMonthToDate) : null,
        lastMonth: existed ? money(lastMonth) : null,
        projected: money(projected),
        projectedChangePercent: existed ? changePercent(projected, lastMonth) : null,
        monthlyCost: monthlyCostOfAll(ctx.tx, ctx.identity.organization),
        budget: usageOf(ctx, current, projected),
      },
    }
  },
}

/** Totals of the current month in cents, in one pass over the ledger. */
export function spendOfMonth({ tx, identity: { organization }, now }: SignedInView) {
  const month = billingMonthOf(organization, now)
  const last = billingMonthBefore(organization, month)
  const { to } = sameElapsedTime(last, { from: month.from, to: now })
  const [lastMonthToDate = 0, rest = 0, current = 0, ahead = 0] = spendBetween(tx, organization.id, [
    last.from,
    to,
    month.from,
    now,
    month.to,
  ])
  return {
    month,
    last,
    current,
    projected: current + ahead,
    lastMonth: lastMonthToDate + rest,
    lastMonthToDate,
  }
}

function usageOf({ tx, identity }: SignedInView, spent: number, projected: number): BudgetUsage | null {
  const [oldest] = tx.budgets
    .by('organizationId', identity.organization.id)
    .filter(({ projectId }) => projectId === null)
    .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  if (oldest === undefined) return null
  const { id, name, amount } = oldest
  return {
    id,
    name,
    amount: money(amount),
    usedPercent: percent(spent, amount),
    projectedPercent: percent(projected, amount),
    remaining: money(amount - spent),
  }
}
