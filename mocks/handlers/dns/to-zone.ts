import type { DnsRecord, DnsZone } from '#src/api/generated/types.gen.ts'
import { DNS_NAME_SERVERS } from '#src/domain/dns-catalog.ts'
import type { DnsRecordRow, DnsZoneRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso } from '../../kernel/iso-time.ts'
import { queriesThisMonth } from '../../world/dns-metrics.ts'
import { isOwnNameServer, recordCountOf, typeCountsOf } from '../../world/dns-records.ts'
import { lastReport } from '../../world/metrics.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { View } from '../shared/view.ts'
import { zoneCost } from './zone-cost.ts'

/** A zone's cost depends on the number of zones and the plan; its row changes with its records. */
function versionOf(zone: DnsZoneRow, view: View) {
  return [lastReport(zone.createdAt, view.now), costOf(zone, view).amount] as const
}

/** Serializes a row as the contract's `DnsZone`. */
export const toZone = memoizeSerializer<DnsZoneRow, DnsZone>(versionOf, (zone, view) => ({
  id: zone.id,
  domain: zone.name,
  projectId: zone.projectId,
  tags: mutableCopy(zone.tags),
  status: zone.status,
  statusReason: zone.statusReason,
  transition: zone.transition && { to: zone.transition.to, dueAt: iso(zone.transition.dueAt) },
  nameServers: [...DNS_NAME_SERVERS],
  serial: zone.serial,
  contactEmail: zone.contactEmail,
  defaultTtl: zone.defaultTtl,
  negativeTtl: zone.negativeTtl,
  recordCount: recordCountOf(view.tx, zone),
  recordTypes: typeCountsOf(view.tx, [zone]),
  queries: queriesThisMonth(view.seed, zone, view.now),
  monthlyCost: costOf(zone, view),
  createdAt: iso(zone.createdAt),
  updatedAt: iso(zone.updatedAt),
}))

function costOf(zone: DnsZoneRow, { tx }: View) {
  const organization = tx.organizations.get(zone.organizationId)
  if (organization === undefined) throw new Error(`${zone.id} has no organization.`)
  return zoneCost(tx, organization, zone)
}

export function toRecord(record: DnsRecordRow): DnsRecord {
  return {
    id: record.id,
    name: record.name,
    ttl: record.ttl,
    data: record.data,
    readOnly: isOwnNameServer(record),
    createdAt: iso(record.createdAt),
    updatedAt: iso(record.updatedAt),
  }
}
