import { money } from '#src/domain/price.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { spendOfMonth } from '../billing/summary.ts'
import { dashboardCpuHandlers } from './cpu.ts'
import { dashboardOverviewHandlers } from './overview.ts'
import { dashboardServiceHandlers } from './services.ts'
import { dashboardStorageHandlers } from './storage.ts'

/** Same figures as on the bill. */
const dashboardSpendHandlers: HandlersFor<'getDashboardSpend'> = {
  getDashboardSpend(ctx) {
    const { current, last, lastMonthToDate } = spendOfMonth(ctx)
    const existed = ctx.identity.organization.createdAt < last.to
    return {
      status: 200,
      body: { current: money(current), lastMonth: existed ? money(lastMonthToDate) : null },
    }
  },
}

/** Handlers of the contract's tag `dashboard`: totals of an organization. */
export const dashboardHandlers = {
  ...dashboardOverviewHandlers,
  ...dashboardSpendHandlers,
  ...dashboardServiceHandlers,
  ...dashboardCpuHandlers,
  ...dashboardStorageHandlers,
}
