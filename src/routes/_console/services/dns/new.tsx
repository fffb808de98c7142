import { createFileRoute } from '@tanstack/react-router'
import { DnsCreateScreen } from '#src/features/dns/dns-create-screen.tsx'
import { pageHead } from '#src/shell/pages.ts'
import { matching, searchSchema } from '#src/ui/search-schema.ts'

/** Preselected domain: `/services/dns/new?domain=shop.example`. */
const dnsCreateSearch = searchSchema({ domain: matching(/^[a-z0-9.-]{1,253}$/, undefined) })

export const Route = createFileRoute('/_console/services/dns/new')({
  head: () => pageHead('/services/dns/new'),
  validateSearch: dnsCreateSearch,
  component: DnsCreateScreen,
})
