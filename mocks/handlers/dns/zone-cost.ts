import { type Money, money } from '#src/domain/price.ts'
import type { DnsZoneRow, OrganizationRow, Transaction } from '../../db/index.ts'
import { memoBy } from '../../kernel/memo.ts'
import { dnsPlanOf } from './plan-of.ts'

/** Ids of the zones that pay one cent more. */
const payersOf = memoBy(1, (zones: readonly DnsZoneRow[], cents: number): ReadonlySet<string> => {
  const ids = zones.map(({ id }) => id).sort()
  return new Set(ids.slice(0, cents))
})

/**
 * Share of the plan's price for one zone. Equal shares; remaining cents go to the first zones by id, so the shares
 * add up to the price.
 */
export function zoneCost(tx: Transaction, organization: OrganizationRow, zone: DnsZoneRow): Money {
  const zones = tx.dnsZones.by('organizationId', organization.id)
  const { amount } = dnsPlanOf(organization).monthlyPrice
  const payers = payersOf(zones, amount % zones.length)
  const share = Math.floor(amount / zones.length) + (payers.has(zone.id) ? 1 : 0)
  return money(share)
}
