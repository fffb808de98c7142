import { byId } from './lookup.ts'
import { type Price, perMonth } from './price.ts'

export interface CdnPlanEntry extends Price {
  readonly id: string
  readonly name: string
  /** Per month. */
  readonly includedTrafficGb: number
  /** Per month. */
  readonly includedRequests: number
}

const plan = (
  id: `cdnplan_${string}`,
  name: string,
  includedTrafficGb: number,
  includedRequests: number,
  price: Price,
): CdnPlanEntry => ({ id, name, includedTrafficGb, includedRequests, ...price })

/** The product page's tiers (public site's specification, section 9). */
export const CDN_PLANS: readonly CdnPlanEntry[] = [
  plan('cdnplan_starter', 'Starter', 1_000, 10_000_000, perMonth(20)),
  plan('cdnplan_professional', 'Professional', 10_000, 100_000_000, perMonth(100)),
  plan('cdnplan_enterprise', 'Enterprise', 100_000, 1_000_000_000, perMonth(500)),
]

export const findCdnPlan = byId(CDN_PLANS)

export const CDN_REGION_IDS = [
  'north_america',
  'south_america',
  'europe',
  'middle_east_africa',
  'asia_pacific',
] as const

export type CdnRegionId = (typeof CDN_REGION_IDS)[number]

/** Group of edge locations that serve a distribution. */
export interface CdnRegionEntry {
  readonly id: CdnRegionId
  readonly name: string
  readonly edgeLocations: number
}

/** More than 200 edge locations in total, as the product page says. */
export const CDN_REGIONS: readonly CdnRegionEntry[] = [
  { id: 'north_america', name: 'North America', edgeLocations: 70 },
  { id: 'south_america', name: 'South America', edgeLocations: 18 },
  { id: 'europe', name: 'Europe', edgeLocations: 62 },
  { id: 'middle_east_africa', name: 'Middle East and Africa', edgeLocations: 16 },
  { id: 'asia_pacific', name: 'Asia Pacific', edgeLocations: 44 },
]

export const findCdnRegion = byId(CDN_REGIONS)

/** One day, in seconds. */
export const DEFAULT_CDN_TTL = 86_400
