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
import { catalogEntry } from './catalog-entry.ts'

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
  vm: ({ sizeId }) => catalogEntry(findSize(sizeId), sizeId).hourlyRate,
  container: ({ planId, desiredReplicas }) =>
    timesRate(catalogEntry(findContainerPlan(planId), planId).hourlyRate, desiredReplicas),
  database: ({ planId }) => catalogEntry(findDatabasePlan(planId), planId).hourlyRate,
  volume: ({ typeId, sizeGb }) =>
    hourlyRateOf(volumeMonthlyPrice(catalogEntry(findVolumeType(typeId), typeId), sizeGb)),
  volume_snapshot: ({ sizeGb }) => hourlyRateOf(snapshotMonthlyPrice(sizeGb)),
  load_balancer: ({ type }) => catalogEntry(findLoadBalancerType(type), type).hourlyRate,
  firewall: ({ planId }) => catalogEntry(findFirewallPlan(planId), planId).hourlyRate,
  cdn_distribution: ({ planId }) => catalogEntry(findCdnPlan(planId), planId).hourlyRate,
}

/** Hourly price of a resource now; null for a zone, which has no price of its own. */
export function rateOf(type: ResourceType, row: ResourceRow): Rate | null {
  if (type === 'dns_zone') return null
  return (RATES[type] as (row: ResourceRow) => Rate)(row)
}
