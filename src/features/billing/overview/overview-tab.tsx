import type { BillingTabProps } from '../billing-tab.ts'

export default function OverviewTab(_: BillingTabProps) {
  return <p>Overview</p>
}
