import { CURRENCY, type Money } from '#src/domain/price.ts'
import type { DnsZoneRow, OrganisationRow, Transaction } from '../../db/index.ts'
import { dnsPlanOf } from './plan-of.ts'

/** The ids of those zones that pay a cent more, kept as long as the list of zones is. */
const payers = new WeakMap<
  readonly DnsZoneRow[],
  { readonly cents: number; readonly ids: ReadonlySet<string> }
>()

/**
 * A zone's part of the price of the plan. All pay alike; the cents that can't be shared go to the first by id, so that the
 * parts sum up to the price.
 */
export function zoneCost(tx: Transaction, organisation: OrganisationRow, zone: DnsZoneRow): Money {
  const zones = tx.dnsZones.by('organisationId', organisation.id)
  const { amount } = dnsPlanOf(organisation).monthlyPrice
  const rest = amount % zones.length
  let known = payers.get(zones)
  if (known?.cents !== rest) {
    const ids =
      rest === 0
        ? []
        : zones
            .map(({ id }) => id)
            .sort()
            .slice(0, rest)
    known = { cents: rest, ids: new Set(ids) }
    payers.set(zones, known)
  }
  const share = Math.floor(amount / zones.length) + (known.ids.has(zone.id) ? 1 : 0)
  return { amount: share, currency: CURRENCY }
}
