import { createFileRoute } from '@tanstack/react-router'
import { cdn } from '#src/features/products/contents/cdn.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const RegionSample = inView(
  'region-sample',
  () => import('#src/features/cdn/samples/region-sample.in-view.tsx'),
)

export const Route = createFileRoute('/_site/products/cdn')({
  head: () => sitePageHead('/products/cdn'),
  component: () => <ProductScreen content={cdn} sample={RegionSample} />,
})
