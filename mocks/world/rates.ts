import { findSize } from '#src/domain/catalog.ts'
import { findCdnPlan } from '#src/domain/cdn-catalog.ts'
import { findContainerPlan } from '#src/domain/container-catalog.ts'
import { findDatabasePlan } from '#src/domain/database-catalog.ts'
import { findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import { findLoadBalancerType } from '#src/domain/load-balancer-catalog.ts'
import { hourlyRateOf, type Rate, timesRate } from '#src/domain/price.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { findVolumeType, snapshotMonthlyPrice, volumeMonthlyPrice } from '#src/domain/volume-catalog.ts'
import type {
  CdnDistributionRow,
  ContainerRow,
  DatabaseRow,
  FirewallRow,
  LoadBalancerRow,
  ResourceRow,
  VmRow,
  VolumeRow,
  VolumeSnapshotRow,
} from '../db/index.ts'

/** Rows of each type with its own price. Zones share their organization's plan. */
export interface PricedRows {
  vm: VmRow
  container: ContainerRow
  database: DatabaseRow
  volume: VolumeRow
  volume_snapshot: VolumeSnapshotRow
  load_balancer: LoadBalancerRow
  firewall: FirewallRow
  cdn_distribution: CdnDistributionRow
}

const RATES: { readonly [Type in keyof PricedRows]: (row: PricedRows[Type]) => Rate } = {
  vm: ({ sizeId }) => ofCatalog(findSize(sizeId), sizeId).hourlyRate,
  container: ({ planId, desiredReplicas }) =>
    timesRate(ofCatalog(findContainerPlan(planId), planId).hourlyRate, desiredReplicas),
  database: ({ planId }) => ofCatalog(findDatabasePlan(planId), planId).hourlyRate,
  volume: ({ typeId, sizeGb }) =>
    hourlyRateOf(volumeMonthlyPrice(ofCatalog(findVolumeType(typeId), typeId), sizeGb)),
  volume_snapshot: ({ sizeGb }) => hourlyRateOf(snapshotMonthlyPrice(sizeGb)),
  load_balancer: ({ type }) => ofCatalog(findLoadBalancerType(type), type).hourlyRate,
  firewall: ({ planId }) => ofCatalog(findFirewallPlan(planId), planId).hourlyRate,
  cdn_distribution: ({ planId }) => ofCatalog(findCdnPlan(planId), planId).hourlyRate,
}

/** Hourly price of a resource now; null for a zone, which has no price of its own. */
export function rateOf(type: ResourceType, row: ResourceRow): Rate | null {
  if (type === 'dns_zone') return null
  return (RATES[type] as (row: ResourceRow) => Rate)(row)
}

/** Throws if a row names no entry of the catalog, which is a bug of the mock. */
function ofCatalog<Entry>(entry: Entry | undefined, id: string): Entry {
  if (entry === undefined) throw new Error(`The catalog has no ${id}.`)
  return entry
}
