import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/shell/pages.ts'
import { UpcomingPage } from '#src/shell/upcoming-page.tsx'

export const Route = createFileRoute('/_site/products/block-storage')({
  head: () => pageHead('/products/block-storage'),
  component: () => <UpcomingPage path="/products/block-storage" />,
})
