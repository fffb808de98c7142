import { useQuery } from '@tanstack/react-query'
import { listDependentsOptions } from '#src/api/generated/@tanstack/react-query.gen.ts'
import type { CdnDistribution } from '#src/api/generated/types.gen.ts'
import { Notice } from '#src/resources/detail/notice.tsx'
import { WATCH_MS } from '#src/resources/polling.ts'
import { resourceHref } from '#src/resources/resource-href.ts'
import { Address } from '#src/ui/address.tsx'
import { Code } from '#src/ui/code.tsx'
import { PathLink } from '#src/ui/path-link.tsx'

/** DNS record that the domain needs, or the organization's zone that has one. */
export function EdgeNotice({ distribution }: { readonly distribution: CdnDistribution }) {
  const { id, domain, edgeDomain } = distribution
  const { data } = useQuery({
    ...listDependentsOptions({ path: { resourceId: id } }),
    refetchInterval: WATCH_MS,
  })
  const zone = data?.items.find(({ type }) => type === 'dns_zone')
  const target = (
    <Code>
      <Address>{edgeDomain}</Address>
    </Code>
  )
  if (zone === undefined)
    return (
      <Notice>
        Point the CNAME record of {domain} to {target}; at the zone apex, use an ALIAS record.
      </Notice>
    )
  return (
    <Notice>
      Your zone <PathLink href={resourceHref(zone)}>{zone.name}</PathLink> has a record that points to{' '}
      {target}.
    </Notice>
  )
}
