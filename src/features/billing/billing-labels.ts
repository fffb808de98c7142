import type { BillingService, CostGrouping } from '#src/api/generated/types.gen.ts'
import { BILLING_SERVICES } from '#src/domain/billing.ts'

/** Returns the color index of a service. It is the same in every chart. */
export function colorOf(service: BillingService): number {
  return BILLING_SERVICES.indexOf(service)
}

export const groupings: Readonly<Record<CostGrouping, { readonly label: string; readonly head: string }>> = {
  service: { label: 'Service', head: 'Service' },
  resource: { label: 'Resource', head: 'Resource' },
  project: { label: 'Project', head: 'Project' },
}
