import { createFileRoute } from '@tanstack/react-router'
import { blockStorage } from '#src/features/products/contents/block-storage.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const SizeSample = inView(
  'size-sample',
  () => import('#src/features/volumes/samples/size-sample.in-view.tsx'),
)

export const Route = createFileRoute('/_site/products/block-storage')({
  head: () => sitePageHead('/products/block-storage'),
  component: () => <ProductScreen content={blockStorage} sample={SizeSample} />,
})
