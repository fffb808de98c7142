/** Regions. Separate from the catalog, since the URL schemas of lists need the ids at start-up. */
export const REGION_IDS = ['us-east', 'us-west', 'eu-west', 'ap-south', 'ap-east'] as const

export type RegionId = (typeof REGION_IDS)[number]

export interface RegionEntry {
  readonly id: RegionId
  /** Display name: "US East". */
  readonly name: string
  /** City of the data center, from the public infrastructure page. */
  readonly city: string
}

const region = (id: RegionId, name: string, city: string): RegionEntry => ({ id, name, city })

export const REGIONS: readonly RegionEntry[] = [
  region('us-east', 'US East', 'New York'),
  region('us-west', 'US West', 'San Francisco'),
  region('eu-west', 'EU West', 'London'),
  region('ap-south', 'AP South', 'Mumbai'),
  region('ap-east', 'AP East', 'Tokyo'),
]

/** "US East"; the id itself if it is unknown. */
export function regionName(id: string): string {
  return REGIONS.find((region) => region.id === id)?.name ?? id
}
