import { DNS_RECORD_TYPES } from '#src/domain/dns.ts'
import { toUnicodeName } from '#src/domain/dns-names.ts'
import { dataText } from '#src/domain/dns-records.ts'
import { writeZoneFile } from '#src/domain/dns-zone-file-writer.ts'
import type { DnsRecordRow, DnsZoneRow } from '../../db/index.ts'
import type { HandlersFor, QueryOf } from '../../engine/types.ts'
import { recordsOf } from '../../world/dns-records.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { etag } from '../shared/entity-tag.ts'
import { type ListRules, listPage, oneOf } from '../shared/list.ts'
import { lookup } from '../shared/lookup.ts'
import { searchText } from '../shared/search-text.ts'
import { toRecord } from './to-zone.ts'

export const dnsRecordHandlers: HandlersFor<'listDnsRecords' | 'exportDnsZone'> = {
  listDnsRecords(ctx) {
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    const { items, ...page } = listPage(recordsOf(ctx.tx, zone), ctx.query, ctx, RECORD_LIST)
    return { status: 200, headers: etag(zone.revision), body: { items: items.map(toRecord), ...page } }
  },

  exportDnsZone(ctx) {
    const zone = lookup(resourceDefinitions.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, body: zoneFileOf(zone, recordsOf(ctx.tx, zone)) }
  },
}

export function zoneFileOf(zone: DnsZoneRow, records: readonly DnsRecordRow[]): string {
  return writeZoneFile({ ...zone, domain: zone.name }, records)
}

const recordText = searchText<DnsRecordRow>(({ name, data }) => [
  name,
  toUnicodeName(name),
  data.type,
  dataText(data),
])

const RECORD_LIST: ListRules<DnsRecordRow, QueryOf<'listDnsRecords'>> = {
  text: recordText,
  filters: { type: oneOf(({ data }) => data.type) },
  sort: () => ({
    // The apex sorts first, as the empty text.
    name: ({ name }) => (name === '@' ? '' : name),
    type: ({ data }) => DNS_RECORD_TYPES.indexOf(data.type),
    ttl: 'ttl',
    updatedAt: 'updatedAt',
  }),
}
