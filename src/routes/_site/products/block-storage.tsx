import { createFileRoute } from '@tanstack/react-router'
import { blockStorage } from '#src/features/products/contents/block-storage.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/products/block-storage')({
  head: () => sitePageHead('/products/block-storage'),
  component: () => <ProductScreen content={blockStorage} />,
})
