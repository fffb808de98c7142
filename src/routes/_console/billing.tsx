import { createFileRoute } from '@tanstack/react-router'
import { BillingScreen } from '#src/features/billing/billing-screen.tsx'
import { billingSearch } from '#src/features/billing/billing-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/billing')({
  head: () => pageHead('/billing'),
  validateSearch: billingSearch.schema,
  search: { middlewares: [billingSearch.stripDefaults] },
  component: BillingScreen,
})
