import type { BillingTabProps } from '../billing-tab.ts'

export default function BreakdownTab(_: BillingTabProps) {
  return <p>Cost breakdown</p>
}
