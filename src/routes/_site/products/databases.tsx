import { createFileRoute } from '@tanstack/react-router'
import { databases } from '#src/features/products/contents/databases.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/products/databases')({
  head: () => sitePageHead('/products/databases'),
  component: () => <ProductScreen content={databases} />,
})
