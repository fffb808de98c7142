import { costBreakdownHandlers } from './breakdown.ts'
import { chargeExportHandlers } from './charges.ts'
import { billingDetailsHandlers } from './details.ts'
import { billingNoticeHandlers } from './notices.ts'
import { billingSummaryHandlers } from './summary.ts'
import { spendTrendHandlers } from './trend.ts'

export const billingHandlers = {
  ...billingDetailsHandlers,
  ...billingNoticeHandlers,
  ...billingSummaryHandlers,
  ...chargeExportHandlers,
  ...costBreakdownHandlers,
  ...spendTrendHandlers,
}
