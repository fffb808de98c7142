import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#src/shell/pages.ts'
import { UpcomingPage } from '#src/shell/upcoming-page.tsx'

export const Route = createFileRoute('/_site/products/gpu-as-a-service')({
  head: () => pageHead('/products/gpu-as-a-service'),
  component: () => <UpcomingPage path="/products/gpu-as-a-service" />,
})
