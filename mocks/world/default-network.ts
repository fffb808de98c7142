import { REGION_IDS, type RegionId } from '#src/domain/region.ts'

/** IPv4 range of the network that every organization has in a region. */
export function defaultNetworkRange(region: RegionId): string {
  return `10.${REGION_IDS.indexOf(region)}.0.0/16`
}
