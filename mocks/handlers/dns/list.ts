import { toUnicodeName } from '#src/domain/dns-names.ts'
import type { DnsZoneRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { queriesThisMonth } from '../../world/dns-metrics.ts'
import { recordCountOf } from '../../world/dns-records.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { etag } from '../shared/entity-tag.ts'
import { allOf, equal, type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import { dnsSummary } from './summary.ts'
import { toZone } from './to-zone.ts'

export const dnsListHandlers: HandlersFor<'listDnsZones' | 'getDnsSummary' | 'getDnsZone'> = {
  listDnsZones(ctx) {
    const zones = ctx.tx.dnsZones.by('organizationId', ctx.identity.organization.id)
    const { items, ...page } = listPage(zones, ctx.query, ctx, ZONE_LIST)
    return { status: 200, body: { items: items.map((zone) => toZone(zone, ctx)), ...page } }
  },

  getDnsSummary(ctx) {
    return { status: 200, body: dnsSummary(ctx) }
  },

  getDnsZone(ctx) {
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, headers: etag(zone.revision), body: toZone(zone, ctx) }
  },
}

/** Text that the list's search box matches. */
export const dnsZoneText = searchText<DnsZoneRow>((zone) => [
  zone.name,
  toUnicodeName(zone.name),
  zone.id,
  ...zone.tags,
])

export const ZONE_LIST: ListRules<DnsZoneRow, QueryOf<'listDnsZones'>> = {
  text: dnsZoneText,
  filters: {
    status: oneOf((zone) => zone.status),
    projectId: equal((zone) => zone.projectId),
    tag: allOf((zone) => zone.tags),
  },
  sort: ({ tx, seed, now }) => ({
    domain: 'name',
    status: 'status',
    records: (zone) => recordCountOf(tx, zone),
    queries: (zone) => queriesThisMonth(seed, zone, now),
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  }),
}
