import type { QueryClient } from '@tanstack/react-query'
import { invalidateOperations } from '#src/api/operation-queries.ts'

/** Refetches everything that a payment or a change of cards affects. */
export function refreshPayments(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, [
    'listInvoices',
    'getInvoice',
    'getInvoiceSummary',
    'listPaymentMethods',
    'listBillingNotices',
    'getCurrentPlan',
    'previewPlanChange',
    'listQuotas', // says if overdue invoices stop creations
  ])
}
