import type { WorldRows } from '../db/index.ts'
import { addressOf, isServed } from '../world/dns-pointing.ts'

/** Rows with the traffic that DNS records lead to load balancers, since the first record. */
export function withPointing(made: WorldRows): WorldRows {
  const { loadBalancers = [], dnsZones = [], dnsRecords = [] } = made
  const served = new Set(dnsZones.filter(isServed).map(({ id }) => id))
  const since = new Map<string, number>()
  for (const record of dnsRecords) {
    const address = addressOf(record)
    if (address === null || !served.has(record.dnsZoneId)) continue
    since.set(address, Math.min(since.get(address) ?? record.createdAt, record.createdAt))
  }
  return {
    ...made,
    loadBalancers: loadBalancers.map((row) => {
      const from = row.ip === null ? undefined : since.get(row.ip)
      return from === undefined ? row : { ...row, pointedTo: [{ from, to: null }] }
    }),
  }
}
