import { useQuery } from '@tanstack/react-query'
import { getDomainPurchaseOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'

/** @param id from `purchaseId`; null if this tab has no purchase of the domain */
export function usePurchase(id: string | null) {
  return useQuery({
    ...getDomainPurchaseOptions({ path: { domainPurchaseId: id ?? '' } }),
    enabled: id !== null,
  })
}
