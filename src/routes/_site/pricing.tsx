import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '#src/features/pricing/pricing-screen.tsx'
import { pricingSearch } from '#src/features/pricing/pricing-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/pricing')({
  head: () => pageHead('/pricing'),
  validateSearch: pricingSearch.schema,
  search: { middlewares: [pricingSearch.stripDefaults] },
  component: PricingScreen,
})
