import type {
  CdnDistributionRow,
  DnsRecordRow,
  DnsZoneRow,
  LoadBalancerRow,
  RowWrite,
  Transaction,
} from '../db/index.ts'
import { hasOpenPeriod, switchPeriod } from './periods.ts'

/*
 * A load balancer gets traffic while an active zone of its organization has an A record with its address, or a CDN
 * distribution fetches from the address. The periods are stored in its row, since metrics reach back before deletions.
 */

/**
 * Begins and ends the periods in which traffic is led to load balancers, after writes to records, zones, distributions
 * and addresses.
 */
export function recordPointing(tx: Transaction, written: readonly RowWrite[], at: number): void {
  for (const [organizationId, addresses] of affectedAddresses(tx, written)) {
    for (const row of tx.loadBalancers.by('organizationId', organizationId)) {
      if (row.ip === null || !addresses.has(row.ip)) continue
      const pointed = isPointedTo(tx, row)
      if (pointed === hasOpenPeriod(row.pointedTo)) continue
      tx.loadBalancers.update(row.id, { pointedTo: switchPeriod(row.pointedTo, pointed, at) })
    }
  }
}

/** True if its name servers answer for the zone. */
export function isServed({ status }: Pick<DnsZoneRow, 'status'>): boolean {
  return status === 'active' || status === 'deleting'
}

/** Address of an A record; null for other types. */
export function addressOf({ data }: Pick<DnsRecordRow, 'data'>): string | null {
  return data.type === 'A' ? data.address : null
}

function isPointedTo(tx: Transaction, { ip, organizationId }: LoadBalancerRow): boolean {
  return (
    tx.dnsZones
      .by('organizationId', organizationId)
      .some(
        (zone) =>
          isServed(zone) && tx.dnsRecords.by('dnsZoneId', zone.id).some((record) => addressOf(record) === ip),
      ) ||
    tx.cdnDistributions
      .by('organizationId', organizationId)
      .some(({ status, origins }) => status !== 'error' && origins.some(({ host }) => host === ip))
  )
}

/** Addresses, by organization, to which traffic may have begun or ended. */
function affectedAddresses(
  tx: Transaction,
  written: readonly RowWrite[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const concerned = new Map<string, Set<string>>()
  for (const write of written) {
    const addresses = addressesIn(tx, write)
    if (addresses.length === 0) continue
    const { organizationId } = (write.after ?? write.before) as LoadBalancerRow
    const known = concerned.get(organizationId) ?? new Set()
    for (const address of addresses) if (address !== null) known.add(address)
    concerned.set(organizationId, known)
  }
  return concerned
}

function addressesIn(tx: Transaction, { collection, before, after }: RowWrite): ReadonlyArray<string | null> {
  switch (collection) {
    case 'dnsRecords':
      return ([before, after] as (DnsRecordRow | null)[]).map((it) => it && addressOf(it))
    case 'dnsZones': {
      // A zone is created without records, and removed after them.
      if (before === null || after === null) return []
      const isSame = isServed(before as DnsZoneRow) === isServed(after as DnsZoneRow)
      return isSame ? [] : tx.dnsRecords.by('dnsZoneId', after.id).map(addressOf)
    }
    case 'cdnDistributions':
      return ([before, after] as (CdnDistributionRow | null)[]).flatMap(
        (it) => it?.origins.map(({ host }) => host) ?? [],
      )
    case 'loadBalancers': {
      const ip = (after as LoadBalancerRow | null)?.ip ?? null
      return ip === (before as LoadBalancerRow | null)?.ip ? [] : [ip]
    }
    default:
      return []
  }
}
