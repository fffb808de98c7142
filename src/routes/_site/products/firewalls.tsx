import { createFileRoute } from '@tanstack/react-router'
import { firewalls } from '#src/features/products/contents/firewalls.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const RuleSample = inView(
  'rule-sample',
  () => import('#src/features/firewalls/samples/rule-sample.in-view.tsx'),
)

export const Route = createFileRoute('/_site/products/firewalls')({
  head: () => sitePageHead('/products/firewalls'),
  component: () => <ProductScreen content={firewalls} sample={RuleSample} />,
})
