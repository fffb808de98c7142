import { createFileRoute } from '@tanstack/react-router'
import { DomainListScreen } from '#src/features/registered-domains/domain-list-screen.tsx'
import { domainSearch } from '#src/features/registered-domains/domain-search.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/services/domains')({
  head: () => pageHead('/services/domains'),
  validateSearch: domainSearch.schema,
  search: { middlewares: [domainSearch.stripDefaults] },
  component: DomainListScreen,
})
