import type { QueryClient } from '@tanstack/react-query'
import { invalidateOperations } from '#src/resources/cache.ts'

/** Asks again for all that a payment, or another card, has changed. */
export function refreshPayments(client: QueryClient): Promise<unknown> {
  return invalidateOperations(client, [
    'listInvoices',
    'getInvoice',
    'getInvoiceSummary',
    'listPaymentMethods',
    'listBillingNotices',
  ])
}
