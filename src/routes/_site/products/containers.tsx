import { createFileRoute } from '@tanstack/react-router'
import { containers } from '#src/features/products/contents/containers.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const RolloutSample = inView(
  'rollout-sample',
  () => import('#src/features/containers/samples/rollout-sample.in-view.tsx'),
)

export const Route = createFileRoute('/_site/products/containers')({
  head: () => sitePageHead('/products/containers'),
  component: () => <ProductScreen content={containers} sample={RolloutSample} />,
})
