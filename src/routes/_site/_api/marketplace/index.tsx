import { createFileRoute } from '@tanstack/react-router'
import { getQueryClient } from '#src/api/query-client.ts'
import { loadMarketplace } from '#src/features/marketplace/marketplace-queries.ts'
import { MarketplaceScreen } from '#src/features/marketplace/marketplace-screen.tsx'
import { marketplaceSearch } from '#src/features/marketplace/marketplace-search.ts'
import { sitePage, sitePageHead } from '#src/shell/site-pages.ts'

export const Route = createFileRoute('/_site/_api/marketplace/')({
  validateSearch: marketplaceSearch.schema,
  search: { middlewares: [marketplaceSearch.stripDefaults] },
  head: () => sitePageHead('/marketplace'),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadMarketplace(getQueryClient(), deps),
  component: MarketplaceRoute,
})

function MarketplaceRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MarketplaceScreen
      title={sitePage('/marketplace').title}
      search={search}
      onSearchChange={(next, options) => void navigate({ search: next, resetScroll: false, ...options })}
    />
  )
}
