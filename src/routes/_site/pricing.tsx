import { createFileRoute } from '@tanstack/react-router'
import { PricingScreen } from '#src/features/pricing/pricing-screen.tsx'
import { pricingSearch } from '#src/features/pricing/pricing-search.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/pricing')({
  head: () => sitePageHead('/pricing'),
  validateSearch: pricingSearch.schema,
  search: { middlewares: [pricingSearch.stripDefaults] },
  component: PricingScreen,
})
