import { CURRENCY, type Money } from '#src/domain/price.ts'
import type { DnsZoneRow, OrganisationRow, Transaction } from '../../db/index.ts'
import { createMemo } from '../../kernel/memo.ts'
import { dnsPlanOf } from './plan-of.ts'

/** Ids of the zones that pay a cent more, by the list of all zones. */
const payers = createMemo<readonly DnsZoneRow[], ReadonlySet<string>>()

/**
 * A zone's part of the price of the plan. All pay alike; the cents that can't be shared go to the first by id, so that the
 * parts sum up to the price.
 */
export function zoneCost(tx: Transaction, organisation: OrganisationRow, zone: DnsZoneRow): Money {
  const zones = tx.dnsZones.by('organisationId', organisation.id)
  const { amount } = dnsPlanOf(organisation).monthlyPrice
  const rest = amount % zones.length
  const findPayers = () =>
    new Set(
      zones
        .map(({ id }) => id)
        .sort()
        .slice(0, rest),
    )
  const paying = payers(zones, findPayers, rest)
  const share = Math.floor(amount / zones.length) + (paying.has(zone.id) ? 1 : 0)
  return { amount: share, currency: CURRENCY }
}
