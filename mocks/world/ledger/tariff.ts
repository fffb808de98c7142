import type { BillingService } from '#src/domain/billing.ts'
import { findSize } from '#src/domain/catalog.ts'
import { findCdnPlan } from '#src/domain/cdn-catalog.ts'
import { isContainerOff } from '#src/domain/container.ts'
import { findContainerPlan } from '#src/domain/container-catalog.ts'
import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import { findDnsPlan } from '#src/domain/dns-catalog.ts'
import { findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import { findLoadBalancerType } from '#src/domain/load-balancer-catalog.ts'
import { findPlan } from '#src/domain/plan-catalog.ts'
import { hourlyRateOf } from '#src/domain/price.ts'
import { gigabytes } from '#src/domain/quantity.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { findVolumeType } from '#src/domain/volume-catalog.ts'
import type { OrganizationRow, ResourceRow, SubscriptionRow } from '../../db/index.ts'
import { catalogEntry } from '../catalog-entry.ts'
import { type PricedRows, rateOf } from '../rates.ts'

/** Price of a resource and the item it is for. */
export interface Tariff {
  readonly service: BillingService
  /** A size or plan. */
  readonly item: string
  readonly hourlyMicros: number
}

type Described = Pick<Tariff, 'service' | 'item'>

const DESCRIBED: { readonly [Type in keyof PricedRows]: (row: PricedRows[Type]) => Described } = {
  vm({ sizeId }) {
    const size = findSize(sizeId)
    const service = (size?.gpus ?? 0) > 0 ? 'gpu' : 'virtual_machines'
    return { service, item: size?.name ?? sizeId }
  },
  container({ planId, desiredReplicas }) {
    const name = findContainerPlan(planId)?.name ?? planId
    return { service: 'containers', item: desiredReplicas === 1 ? name : `${name} × ${desiredReplicas}` }
  },
  database: ({ planId }) => ({ service: 'databases', item: findDatabasePlan(planId)?.name ?? planId }),
  volume({ typeId, sizeGb }) {
    return { service: 'storage', item: `${findVolumeType(typeId)?.name ?? typeId}, ${gigabytes(sizeGb)}` }
  },
  volume_snapshot: ({ sizeGb }) => ({ service: 'storage', item: `Snapshot, ${gigabytes(sizeGb)}` }),
  load_balancer: ({ type }) => ({
    service: 'load_balancers',
    item: findLoadBalancerType(type)?.name ?? type,
  }),
  firewall: ({ planId }) => ({ service: 'firewalls', item: findFirewallPlan(planId)?.name ?? planId }),
  cdn_distribution: ({ planId }) => ({ service: 'cdn', item: findCdnPlan(planId)?.name ?? planId }),
}

/** Current price of a resource; null for a zone, which has no price of its own. */
export function tariffOf(type: ResourceType, row: ResourceRow): Tariff | null {
  if (type === 'dns_zone') return null
  const { service, item } = (DESCRIBED[type] as (row: ResourceRow) => Described)(row)
  return { service, item, hourlyMicros: hourlyMicrosOf(type, row) }
}

/** Current price per hour in micro-dollars; 0 for a zone, which has no price of its own. */
export function hourlyMicrosOf(type: ResourceType, row: ResourceRow): number {
  return isFree(type, row) ? 0 : (rateOf(type, row)?.micros ?? 0)
}

/** Resources cost the same on or off, except containers, which are free while stopped. */
export function isFree(type: ResourceType, row: ResourceRow): boolean {
  return type === 'container' && isContainerOff(row)
}

/** DNS plan shared by all zones of an organization. */
export function dnsTariff({ dnsPlanId }: Pick<OrganizationRow, 'dnsPlanId'>): Tariff {
  const plan = catalogEntry(findDnsPlan(dnsPlanId), dnsPlanId)
  return { service: 'dns', item: plan.name, hourlyMicros: plan.hourlyRate.micros }
}

/** Plan of an organization; null if it costs nothing here: Free, or a negotiated price. */
export function planTariff({ planId }: Pick<SubscriptionRow, 'planId'>): Tariff | null {
  const plan = catalogEntry(findPlan(planId), planId)
  if (plan.monthlyPrice === null || plan.monthlyPrice.amount === 0) return null
  return { service: 'plan', item: plan.name, hourlyMicros: hourlyRateOf(plan.monthlyPrice).micros }
}
