import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#src/features/support/support-screen.tsx'
import { supportSearch } from '#src/features/support/support-search.ts'
import { page, pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_site/support')({
  validateSearch: supportSearch,
  head: () => pageHead('/support'),
  component: SupportRoute,
})

function SupportRoute() {
  const { topic } = Route.useSearch()
  return <SupportScreen title={page('/support').title} topic={topic} />
}
