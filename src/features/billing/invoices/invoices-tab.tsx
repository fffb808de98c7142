import type { BillingTabProps } from '../billing-tab.ts'

export default function InvoicesTab(_: BillingTabProps) {
  return <p>Invoices</p>
}
