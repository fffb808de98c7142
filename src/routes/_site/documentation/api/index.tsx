import { createFileRoute } from '@tanstack/react-router'
import { ReferenceOverview } from '#src/features/documentation/reference/reference-overview.tsx'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/documentation/api/')({
  head: () => sitePageHead('/documentation/api'),
  component: ReferenceRoute,
})

function ReferenceRoute() {
  const { title, summary } = sitePage('/documentation/api')
  return <ReferenceOverview title={title} summary={summary} />
}
