import { createFileRoute } from '@tanstack/react-router'
import { databases } from '#src/features/products/contents/databases.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const ConnectionSample = inView(
  'connection-sample',
  () => import('#src/features/databases/samples/connection-sample.in-view.tsx'),
)

export const Route = createFileRoute('/_site/products/databases')({
  head: () => sitePageHead('/products/databases'),
  component: () => <ProductScreen content={databases} sample={ConnectionSample} />,
})
