import { costBreakdownHandlers } from './breakdown.ts'
import { budgetHandlers } from './budgets.ts'
import { chargeExportHandlers } from './charges.ts'
import { billingNoticeHandlers } from './notices.ts'
import { billingSummaryHandlers } from './summary.ts'
import { spendTrendHandlers } from './trend.ts'

/** The operations of the contract's tags `billing` and `budgets`. */
export const billingHandlers = {
  ...billingNoticeHandlers,
  ...billingSummaryHandlers,
  ...budgetHandlers,
  ...chargeExportHandlers,
  ...costBreakdownHandlers,
  ...spendTrendHandlers,
}
