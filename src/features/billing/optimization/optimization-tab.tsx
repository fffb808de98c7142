import type { BillingTabProps } from '../billing-tab.ts'

export default function OptimizationTab(_: BillingTabProps) {
  return <p>Optimization</p>
}
