import { CURRENCY, type Money } from '#src/domain/price.ts'
import type { ContainerRow, OrganisationRow, ResourceRow, Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { ALL_KINDS, type Kind } from '../../world/kinds.ts'
import { monthBefore, monthStart } from '../../world/months.ts'
import { HOUR } from '../../world/noise.ts'
import { overlap } from '../../world/overlap.ts'
import { rateOf } from '../../world/rates.ts'
import { onTimes, upTimeOf } from '../../world/up-times.ts'
import { dnsPlanOf } from '../dns/plan-of.ts'
import { resourcesOf } from './resources.ts'

export const dashboardSpendHandlers: HandlersFor<'getDashboardSpend'> = {
  getDashboardSpend({ tx, who: { organisation }, now }) {
    const before = monthBefore(now)
    return {
      status: 200,
      body: {
        current: costBetween(tx, organisation, monthStart(now), now),
        lastMonth:
          organisation.createdAt > before ? null : costBetween(tx, organisation, monthStart(before), before),
      },
    }
  },
}

const MICROS_PER_CENT = 10_000

/**
 * What the hours of a range have cost, each resource at its present rate: of one that was resized the old rate, and of
 * one that is gone everything is known to nobody any more.
 */
function costBetween(tx: Transaction, organisation: OrganisationRow, from: number, to: number): Money {
  let micros = 0
  for (const { kind, row } of resourcesOf(tx, organisation.id, ALL_KINDS)) {
    const rate = rateOf(kind.type, row)
    if (rate !== null) micros += (rate.micros * chargedTime(tx, kind, row, from, to)) / HOUR
  }
  // Zones are paid for together, from the first on.
  const zones = tx.dnsZones.by('organisationId', organisation.id)
  if (zones.length > 0) {
    const first = Math.min(...zones.map(({ createdAt }) => createdAt))
    micros += (dnsPlanOf(organisation).hourlyRate.micros * overlap(first, to, from, to)) / HOUR
  }
  return { amount: Math.round(micros / MICROS_PER_CENT), currency: CURRENCY }
}

/** Milliseconds: what it is on for where that is what costs (containers), otherwise as long as it is there, on or off. */
function chargedTime(
  tx: Transaction,
  { type }: Kind<ResourceRow>,
  row: ResourceRow,
  from: number,
  to: number,
): number {
  if (type === 'container') return upTimeOf(onTimes(tx, type, row as ContainerRow), from, to).up
  return overlap(row.createdAt, to, from, to)
}
