import { DNS_RECORD_TYPES, type DnsRecordType } from '#src/domain/dns.ts'
import { DNS_NAME_SERVERS } from '#src/domain/dns-catalog.ts'
import type { DnsRecordRow, DnsZoneRow, Transaction } from '../db/index.ts'
import { memo } from '../kernel/memo.ts'

/** Seconds. Long, since name servers seldom change. */
const NAME_SERVER_TTL = 86_400

/** NS records of the zone itself. Derived from the zone, so they can't be edited. */
export const nameServerRecords = memo((zone: DnsZoneRow): readonly DnsRecordRow[] =>
  DNS_NAME_SERVERS.map((host, index) => ({
    id: `rec_${zone.id.slice(zone.id.indexOf('_') + 1)}ns${index + 1}`,
    organizationId: zone.organizationId,
    dnsZoneId: zone.id,
    name: '@',
    ttl: NAME_SERVER_TTL,
    data: { type: 'NS', host },
    createdAt: zone.createdAt,
    updatedAt: zone.createdAt,
  })),
)

/** All records of a zone except its SOA, in no particular order. */
export function recordsOf(tx: Transaction, zone: DnsZoneRow): DnsRecordRow[] {
  return [...nameServerRecords(zone), ...tx.dnsRecords.by('dnsZoneId', zone.id)]
}

/** Number of records that `recordsOf` returns, without reading them. */
export function recordCountOf(tx: Transaction, zone: Pick<DnsZoneRow, 'id'>): number {
  return DNS_NAME_SERVERS.length + tx.dnsRecords.by('dnsZoneId', zone.id).length
}

export interface TypeCount {
  readonly type: DnsRecordType
  readonly count: number
}

const countTypes = memo((records: readonly DnsRecordRow[]): readonly TypeCount[] =>
  Array.from(
    Map.groupBy(records, ({ data }) => data.type),
    ([type, { length }]) => ({ type, count: length }),
  ),
)

/** Number of records by type, for the types in use, in the order of the types. */
export function typeCountsOf(tx: Transaction, zones: readonly Pick<DnsZoneRow, 'id'>[]): TypeCount[] {
  const sums = new Map<DnsRecordType, number>([['NS', zones.length * DNS_NAME_SERVERS.length]])
  for (const { id } of zones) {
    const counts = countTypes(tx.dnsRecords.by('dnsZoneId', id))
    for (const { type, count } of counts) sums.set(type, (sums.get(type) ?? 0) + count)
  }
  return DNS_RECORD_TYPES.flatMap((type) => {
    const count = sums.get(type) ?? 0
    return count === 0 ? [] : [{ type, count }]
  })
}

/** True for the zone's own name servers: only they are NS records at the apex. */
export function isOwnNameServer({ name, data }: Pick<DnsRecordRow, 'name' | 'data'>): boolean {
  return name === '@' && data.type === 'NS'
}

export function deleteRecords(tx: Transaction, zone: Pick<DnsZoneRow, 'id'>): void {
  for (const { id } of tx.dnsRecords.by('dnsZoneId', zone.id)) tx.dnsRecords.remove(id)
}
