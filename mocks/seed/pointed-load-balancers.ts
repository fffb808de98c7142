import type { WorldRows } from '../db/index.ts'
import { addressOf, isServed } from '../world/dns-pointing.ts'

/** Sets since when DNS records lead traffic to new load balancers: since the first record. */
export function setPointing(made: WorldRows): void {
  const { loadBalancers = [], dnsZones = [], dnsRecords = [] } = made
  const served = new Set(dnsZones.filter(isServed).map(({ id }) => id))
  const since = new Map<string, number>()
  for (const record of dnsRecords) {
    const address = addressOf(record)
    if (address === null || !served.has(record.dnsZoneId)) continue
    since.set(address, Math.min(since.get(address) ?? record.createdAt, record.createdAt))
  }
  for (const row of loadBalancers) {
    const from = row.ip === null ? undefined : since.get(row.ip)
    if (from !== undefined) row.pointedTo = [{ from, to: null }]
  }
}
