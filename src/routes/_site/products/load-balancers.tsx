import { createFileRoute } from '@tanstack/react-router'
import { loadBalancers } from '#src/features/products/contents/load-balancers.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const TargetSample = inView(
  'target-sample',
  () => import('#src/features/load-balancers/samples/target-sample.in-view.tsx'),
)

export const Route = createFileRoute('/_site/products/load-balancers')({
  head: () => sitePageHead('/products/load-balancers'),
  component: () => <ProductScreen content={loadBalancers} sample={TargetSample} />,
})
