import { createFileRoute } from '@tanstack/react-router'
import { virtualMachines } from '#src/features/products/contents/virtual-machines.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/products/virtual-machines')({
  head: () => pageHead('/products/virtual-machines'),
  component: () => <ProductScreen content={virtualMachines} />,
})
