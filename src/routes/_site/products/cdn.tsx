import { createFileRoute } from '@tanstack/react-router'
import { cdn } from '#src/features/products/contents/cdn.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/products/cdn')({
  head: () => pageHead('/products/cdn'),
  component: () => <ProductScreen content={cdn} />,
})
