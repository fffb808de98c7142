/**
 * Where Nimbus runs. A file of its own, since the addresses of lists need the ids at start-up and the rest of the
 * catalog only when something is bought.
 */
export const REGION_IDS = ['us-east', 'us-west', 'eu-west', 'ap-south', 'ap-east'] as const

export type RegionId = (typeof REGION_IDS)[number]

export interface RegionEntry {
  readonly id: RegionId
  /** As lists and filters show it: "US East". */
  readonly name: string
  /** The city of the data center; one of those the public infrastructure page lists. */
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

/** "US East"; the id itself for a region that there is not. */
export function regionName(id: string): string {
  return REGIONS.find((region) => region.id === id)?.name ?? id
}
