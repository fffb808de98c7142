import { createFileRoute } from '@tanstack/react-router'
import { firewalls } from '#src/features/products/contents/firewalls.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/products/firewalls')({
  head: () => pageHead('/products/firewalls'),
  component: () => <ProductScreen content={firewalls} />,
})
