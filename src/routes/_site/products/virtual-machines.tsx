import { createFileRoute } from '@tanstack/react-router'
import { virtualMachines } from '#src/features/products/contents/virtual-machines.ts'
import { ProductScreen } from '#src/features/products/product-screen.tsx'
import { sitePageHead } from '#src/shell/site-pages.ts'
import { inView } from '#src/ui/site/in-view.tsx'

const LogSample = inView('log-sample', () => import('#src/features/logs/samples/log-sample.in-view.tsx'))

export const Route = createFileRoute('/_site/products/virtual-machines')({
  head: () => sitePageHead('/products/virtual-machines'),
  component: () => <ProductScreen content={virtualMachines} sample={LogSample} />,
})
