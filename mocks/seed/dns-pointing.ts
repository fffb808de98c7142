import type { WorldRows } from '../db/index.ts'
import { isInSomeZone, isServed, recordTarget } from '../world/dns-pointing.ts'
import { edgeDomainOf } from '../world/edge-domain.ts'

/** Rows with the traffic that DNS records lead to load balancers and distributions, since the first record. */
export function withPointing(made: WorldRows): WorldRows {
  const { loadBalancers = [], cdnDistributions = [], dnsZones = [], dnsRecords = [] } = made
  const zones = dnsZones.filter(isServed)
  const served = new Set(zones.map(({ id }) => id))
  const names = new Set(zones.map(({ name }) => name))
  const since = new Map<string, number>()
  for (const record of dnsRecords) {
    const target = recordTarget(record)
    if (target === null || !served.has(record.dnsZoneId)) continue
    since.set(target, Math.min(since.get(target) ?? record.createdAt, record.createdAt))
  }
  const pointed = (from: number | undefined) =>
    from === undefined ? {} : { pointedTo: [{ from, to: null }] }
  return {
    ...made,
    loadBalancers: loadBalancers.map((row) => ({
      ...row,
      ...pointed(row.ip === null ? undefined : since.get(row.ip)),
    })),
    cdnDistributions: cdnDistributions.map((row) => ({
      ...row,
      ...pointed(since.get(edgeDomainOf(row)) ?? (isInSomeZone(row.name, names) ? undefined : row.createdAt)),
    })),
  }
}
