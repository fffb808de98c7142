import type {
  CdnDistribution,
  CdnOrigin,
  CdnRegionId,
  HttpStatusClass,
} from '#src/api/generated/types.gen.ts'
import { CDN_REGIONS, findCdnPlan, findCdnRegion } from '#src/domain/cdn-catalog.ts'
import type { Format } from '#src/ui/format.ts'
import type { TypedNumber } from '#src/ui/number-field.tsx'

/** For example "94.2%", or "No requests" for null. */
export function hitRatio(percent: number | null, format: Format): string {
  return percent === null ? 'No requests' : format.percent(percent, 1)
}

export function planName({ planId }: Pick<CdnDistribution, 'planId'>): string {
  return findCdnPlan(planId)?.name ?? planId
}

export function regionName(id: CdnRegionId): string {
  return findCdnRegion(id)?.name ?? id
}

/** For example "All regions", "Europe" or "2 regions". */
export function describeRegions(regions: readonly CdnRegionId[]): string {
  if (regions.length === CDN_REGIONS.length) return 'All regions'
  const [only] = regions
  return regions.length === 1 && only ? regionName(only) : `${regions.length} regions`
}

/** Omits the default port: "https://shop.example:8443/public". */
export function originUrl({ protocol, host, port, path }: CdnOrigin): string {
  const usual = protocol === 'https' ? 443 : 80
  return `${protocol}://${host}${port === usual ? '' : `:${port}`}${path}`
}

/** For example "7 days" or "12 hours"; "Never" for 0; "No TTL yet" for an empty field. */
export function formatTtl(seconds: TypedNumber, format: Format): string {
  if (seconds === '') return 'No TTL yet'
  return seconds === 0 ? 'Never' : format.duration(seconds * 1000, 'long')
}

export const statusClassLabels: Readonly<Record<HttpStatusClass, string>> = {
  '2xx': 'Success (2xx)',
  '3xx': 'Redirect or not modified (3xx)',
  '4xx': 'Client error (4xx)',
  '5xx': 'Server error (5xx)',
}
