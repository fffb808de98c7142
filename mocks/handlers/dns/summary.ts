import type { DnsSummary } from '#src/api/generated/types.gen.ts'
import { dnsZoneLifeCycle } from '#src/domain/dns.ts'
import { sumMoney } from '#src/domain/price.ts'
import type { Context } from '../../engine/types.ts'
import { queriesThisMonth } from '../../world/dns-metrics.ts'
import { typeCountsOf } from '../../world/dns-records.ts'
import { countsBy } from '../shared/list.ts'
import { dnsPlanOf } from './plan-of.ts'

/** Totals over all zones of the caller's organization, under its current plan. */
export function dnsSummary({
  tx,
  identity,
  seed,
  now,
}: Pick<Context<'getDnsSummary'>, 'tx' | 'identity' | 'seed' | 'now'>): DnsSummary {
  const { id } = identity.organization
  const organization = tx.organizations.get(id) ?? identity.organization
  const plan = dnsPlanOf(organization)
  const zones = tx.dnsZones.by('organizationId', id)
  const recordTypes = typeCountsOf(tx, zones)
  return {
    total: zones.length,
    byStatus: countsBy(zones, dnsZoneLifeCycle.statuses, (zone) => zone.status),
    records: recordTypes.reduce((sum, { count }) => sum + count, 0),
    recordTypes,
    queries: zones.reduce((sum, zone) => sum + queriesThisMonth(seed, zone, now), 0),
    planId: plan.id,
    maxZones: plan.maxZones,
    includedQueries: plan.includedQueries,
    monthlyCost: zones.length === 0 ? sumMoney([]) : plan.monthlyPrice,
  }
}
