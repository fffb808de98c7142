import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { DnsDetailScreen } from '#src/features/dns/dns-detail-screen.tsx'
import { dnsDetailSearch } from '#src/features/dns/dns-detail-search.ts'
import { dnsResource } from '#src/features/dns/dns-resource.ts'
import { prefetch, resourceQuery } from '#src/resources/queries.ts'
import { pageHead } from '#src/shell/pages.ts'

export const Route = createFileRoute('/_console/services/dns/$dnsZoneId')({
  head: () => pageHead('/services/dns/$dnsZoneId'),
  validateSearch: dnsDetailSearch.validate,
  search: { middlewares: [stripSearchParams(dnsDetailSearch.defaults)] },
  loader: ({ context: { queryClient }, params: { dnsZoneId } }) =>
    prefetch(queryClient, resourceQuery(dnsResource, dnsZoneId)),
  component: DnsZoneRoute,
})

function DnsZoneRoute() {
  const { dnsZoneId } = Route.useParams()
  // Remount for another zone, so that no input carries over.
  return <DnsDetailScreen key={dnsZoneId} dnsZoneId={dnsZoneId} />
}
