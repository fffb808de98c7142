import { REGION_IDS, type RegionId } from './region.ts'
import type { ResourceType } from './resource-type.ts'

/** Service of the status page. */
export type PlatformService = Exclude<ResourceType, 'volume_snapshot'>

interface PlatformServiceEntry {
  readonly id: PlatformService
  /** Product name, as on the public site. */
  readonly name: string
  /** Null for a global service. */
  readonly regions: readonly (RegionId | null)[]
}

const inEachRegion = (id: PlatformService, name: string): PlatformServiceEntry => ({
  id,
  name,
  regions: REGION_IDS,
})
const global = (id: PlatformService, name: string): PlatformServiceEntry => ({ id, name, regions: [null] })

/** Services of the status page, in display order. */
export const PLATFORM_SERVICES: readonly PlatformServiceEntry[] = [
  inEachRegion('vm', 'Virtual Machines'),
  inEachRegion('container', 'Containers'),
  inEachRegion('database', 'Databases'),
  inEachRegion('volume', 'Block Storage'),
  inEachRegion('load_balancer', 'Load Balancers'),
  inEachRegion('firewall', 'Firewalls'),
  global('cdn_distribution', 'CDN'),
  global('dns_zone', 'DNS'),
]

/** Days of history on the status page, including today. */
export const STATUS_HISTORY_DAYS = 90
