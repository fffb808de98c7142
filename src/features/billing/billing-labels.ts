import type { BillingService, CostGrouping } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICES } from '#src/domain/billing.ts'

/** Returns the color index of a service. It is the same in every chart. */
export function colorOf(service: BillingService): number {
  return BILLING_SERVICES.indexOf(service)
}

export const groupingLabels: Readonly<Record<CostGrouping, string>> = {
  service: 'Service',
  resource: 'Resource',
  project: 'Project',
}
