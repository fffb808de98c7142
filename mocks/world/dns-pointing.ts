import type { DnsRecordRow, DnsZoneRow, LoadBalancerRow, RowWrite, Transaction } from '../db/index.ts'
import { edgeDomainOf, isEdgeDomain } from './edge-domain.ts'
import { hasOpenPeriod, switchPeriod } from './periods.ts'

/*
 * A load balancer gets traffic while an active zone of its organization has an A record with its address, or a CDN
 * distribution with traffic fetches from the address. A distribution gets traffic while such a zone has a record with
 * its edge domain, or none of them has its domain: then DNS elsewhere is assumed to lead to it. The periods are stored
 * in the rows, since metrics reach back before deletions.
 */

/**
 * Begins and ends the periods in which traffic is led to load balancers and distributions, after writes to records,
 * zones, distributions and addresses.
 */
export function recordPointing(tx: Transaction, written: readonly RowWrite[], at: number): void {
  // Distributions come first, since they lead their traffic to load balancers.
  pointLoadBalancers(tx, [...written, ...pointDistributions(tx, written, at)], at)
}

/** @returns the writes to distributions, which may lead traffic to load balancers */
function pointDistributions(tx: Transaction, written: readonly RowWrite[], at: number): RowWrite[] {
  const writes: RowWrite[] = []
  const organizations = new Set(
    written
      .filter(mayPointDistributions)
      .map(({ before, after }) => ((after ?? before) as DnsZoneRow).organizationId),
  )
  for (const organizationId of organizations) {
    const zones = tx.dnsZones.by('organizationId', organizationId).filter(isServed)
    const names = new Set(zones.map(({ name }) => name))
    const targets = new Set(zones.flatMap(({ id }) => tx.dnsRecords.by('dnsZoneId', id).map(recordTarget)))
    for (const row of tx.cdnDistributions.by('organizationId', organizationId)) {
      const isPointed = targets.has(edgeDomainOf(row)) || !isInSomeZone(row.name, names)
      if (isPointed === hasOpenPeriod(row.pointedTo)) continue
      const pointedTo = switchPeriod(row.pointedTo, isPointed, at)
      const after = tx.cdnDistributions.update(row.id, { pointedTo })
      writes.push({ collection: 'cdnDistributions', before: row, after })
    }
  }
  return writes
}

function mayPointDistributions({ collection, before, after }: RowWrite): boolean {
  switch (collection) {
    case 'cdnDistributions':
      return before === null
    case 'dnsZones':
      return before === null || after === null || isServed(before) !== isServed(after)
    case 'dnsRecords':
      return [before, after].some((it) => it !== null && isEdgeDomain(recordTarget(it) ?? ''))
    default:
      return false
  }
}

function pointLoadBalancers(tx: Transaction, written: readonly RowWrite[], at: number): void {
  for (const [organizationId, addresses] of affectedAddresses(tx, written)) {
    for (const row of tx.loadBalancers.by('organizationId', organizationId)) {
      if (row.ip === null || !addresses.has(row.ip)) continue
      const pointed = isPointedTo(tx, row)
      if (pointed === hasOpenPeriod(row.pointedTo)) continue
      tx.loadBalancers.update(row.id, { pointedTo: switchPeriod(row.pointedTo, pointed, at) })
    }
  }
}

/** True while the registry delegates the zone to our name servers, so they get its queries. */
export function isServed({ status }: Pick<DnsZoneRow, 'status'>): boolean {
  return status === 'active' || status === 'deleting'
}

/** True for the domain of the zone and names below it. */
export function isInZone(domain: string, zone: Pick<DnsZoneRow, 'name'>): boolean {
  return domain === zone.name || domain.endsWith(`.${zone.name}`)
}

/** `isInZone` for any of these zones, in time that does not depend on their number. */
export function isInSomeZone(domain: string, zoneNames: ReadonlySet<string>): boolean {
  const labels = domain.split('.')
  return labels.some((_, index) => zoneNames.has(labels.slice(index).join('.')))
}

/** Address of an A record or name of a CNAME or ALIAS record; null for other types. */
export function recordTarget({ data }: Pick<DnsRecordRow, 'data'>): string | null {
  if (data.type === 'A') return data.address
  return data.type === 'CNAME' || data.type === 'ALIAS' ? data.target : null
}

/** Address of an A record; null for other types. */
function addressOf({ data }: Pick<DnsRecordRow, 'data'>): string | null {
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
      .some(
        ({ status, origins, pointedTo }) =>
          status !== 'error' && hasOpenPeriod(pointedTo) && origins.some(({ host }) => host === ip),
      )
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
      return [before, after].map((it) => it && addressOf(it))
    case 'dnsZones': {
      // A zone is created without records, and removed after them.
      if (before === null || after === null) return []
      const isSame = isServed(before) === isServed(after)
      return isSame ? [] : tx.dnsRecords.by('dnsZoneId', after.id).map(addressOf)
    }
    case 'cdnDistributions':
      return [before, after].flatMap((it) => it?.origins.map(({ host }) => host) ?? [])
    case 'loadBalancers': {
      const ip = after?.ip ?? null
      return ip === before?.ip ? [] : [ip]
    }
    default:
      return []
  }
}
