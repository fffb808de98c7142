import { createFileRoute } from '@tanstack/react-router'
import { virtualMachines } from '#src/features/products/contents/virtual-machines.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/products/virtual-machines')({
  head: () => sitePageHead('/products/virtual-machines'),
  component: () => <ProductScreen content={virtualMachines} />,
})
