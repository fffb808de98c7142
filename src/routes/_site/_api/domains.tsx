import { createFileRoute } from '@tanstack/react-router'
import { DomainsScreen } from '#src/features/domains/domains-screen.tsx'
import { domainsSearch } from '#src/features/domains/domains-search.ts'
import { sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/_api/domains')({
  validateSearch: domainsSearch.schema,
  search: { middlewares: [domainsSearch.stripDefaults] },
  head: () => sitePageHead('/domains'),
  component: DomainsRoute,
})

function DomainsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <DomainsScreen
      search={search}
      onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
    />
  )
}
