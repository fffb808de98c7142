import { createFileRoute } from '@tanstack/react-router'
import { ReferenceOverview } from '#src/features/documentation/reference/reference-overview.tsx'
import { page, pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/documentation/api/')({
  head: () => pageHead('/documentation/api'),
  component: ReferenceRoute,
})

function ReferenceRoute() {
  const { title, summary } = page('/documentation/api')
  return <ReferenceOverview title={title} summary={summary} />
}
