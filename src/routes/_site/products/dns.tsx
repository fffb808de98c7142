import { createFileRoute } from '@tanstack/react-router'
import { dns } from '#src/features/products/contents/dns.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/products/dns')({
  head: () => sitePageHead('/products/dns'),
  component: () => <ProductScreen content={dns} />,
})
