import { createFileRoute } from '@tanstack/react-router'
import { firewalls } from '#src/features/products/contents/firewalls.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/products/firewalls')({
  head: () => sitePageHead('/products/firewalls'),
  component: () => <ProductScreen content={firewalls} />,
})
