import { createFileRoute } from '@tanstack/react-router'
import { loadBalancers } from '#src/features/products/contents/load-balancers.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/products/load-balancers')({
  head: () => pageHead('/products/load-balancers'),
  component: () => <ProductScreen content={loadBalancers} />,
})
