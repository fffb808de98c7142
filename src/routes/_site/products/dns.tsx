import { createFileRoute } from '@tanstack/react-router'
import { dns } from '#src/features/products/contents/dns.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/products/dns')({
  head: () => pageHead('/products/dns'),
  component: () => <ProductScreen content={dns} />,
})
