import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/shell/pages.ts'
import { UpcomingPage } from '#src/shell/upcoming-page.tsx'

export const Route = createFileRoute('/_site/products/load-balancers')({
  head: () => pageHead('/products/load-balancers'),
  component: () => <UpcomingPage path="/products/load-balancers" />,
})
