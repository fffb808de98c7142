import { createFileRoute } from '@tanstack/react-router'
import { dns } from '#src/features/products/contents/dns.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const ZoneSample = inView('zone-sample', () => import('#src/features/dns/samples/zone-sample.in-view.tsx'))

export const Route = createFileRoute('/_site/products/dns')({
  head: () => sitePageHead('/products/dns'),
  component: () => <ProductScreen content={dns} sample={ZoneSample} />,
})
