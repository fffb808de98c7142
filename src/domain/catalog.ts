/**
 * Catalog of regions and VM sizes with prices, used by create forms, cost columns, billing and the public pages.
 * Published prices come from the public site's specification, section 9.
 *
 * Other products have catalogs of their own (`…-catalog.ts`), so that a screen loads only what it needs. A price is
 * written once, in its published unit; the other unit is derived (`price.ts`).
 */
import { byId } from './lookup.ts'
import { type Price, perHour, perMonth } from './price.ts'
import { REGION_IDS, REGIONS, type RegionId } from './region.ts'

export { REGION_IDS, REGIONS }

// Sizes --------------------------------------------------------------------------------------------------------

const SIZE_FAMILIES = ['general', 'cpu', 'memory', 'gpu'] as const

type SizeFamily = (typeof SIZE_FAMILIES)[number]

export interface SizeEntry extends Price {
  readonly id: string
  /** Display name: "Standard". */
  readonly name: string
  readonly family: SizeFamily
  readonly vcpus: number
  readonly memoryGb: number
  readonly diskGb: number
  readonly networkGbps: number
  readonly gpus: number
  readonly gpuModel: string | null
  /** Total memory of all GPUs in GB; 0 without a GPU. */
  readonly gpuMemoryGb: number
  /** Regions that offer the size. */
  readonly regions: readonly RegionId[]
}

/** vCPUs, GB of memory, GB of disk, Gbps of network. */
type Hardware = readonly [vcpus: number, memoryGb: number, diskGb: number, networkGbps: number]

const size = (
  id: `size_${string}`,
  family: Exclude<SizeFamily, 'gpu'>,
  name: string,
  [vcpus, memoryGb, diskGb, networkGbps]: Hardware,
  price: Price,
  regions: readonly RegionId[] = REGION_IDS,
): SizeEntry => ({
  id,
  name,
  family,
  vcpus,
  memoryGb,
  diskGb,
  networkGbps,
  gpus: 0,
  gpuModel: null,
  gpuMemoryGb: 0,
  ...price,
  regions,
})

/** "NVIDIA H200 GPUs with 141 GB memory" (public site, infrastructure page). */
const H200_MEMORY_GB = 141

const h200 = (
  gpus: number,
  [vcpus, memoryGb, diskGb, networkGbps]: Hardware,
  price: Price,
  regions: readonly RegionId[],
): SizeEntry => ({
  id: `size_gpu${gpus}xH200`,
  name: `${gpus}x H200`,
  family: 'gpu',
  vcpus,
  memoryGb,
  diskGb,
  networkGbps,
  gpus,
  gpuModel: 'NVIDIA H200',
  gpuMemoryGb: gpus * H200_MEMORY_GB,
  ...price,
  regions,
})

const ATLANTIC: readonly RegionId[] = ['us-east', 'us-west', 'eu-west']

/** VM of the Free plan: 512 MB. An organization can have one, on any plan. */
export const FREE_SIZE_ID = 'size_free'

/**
 * Basic, Standard and Premium are the product page's tiers; the following rows extend their prices to the largest VM
 * of the infrastructure page: 96 vCPUs, 768 GB.
 */
export const SIZES: readonly SizeEntry[] = [
  size(FREE_SIZE_ID, 'general', 'Free', [1, 0.5, 10, 1], perMonth(0)),
  size('size_basic', 'general', 'Basic', [1, 1, 25, 1], perMonth(5)),
  size('size_standard', 'general', 'Standard', [2, 4, 80, 2], perMonth(20)),
  size('size_premium', 'general', 'Premium', [4, 8, 160, 4], perMonth(40)),
  size('size_premium2x', 'general', 'Premium 2x', [8, 16, 320, 5], perMonth(80)),
  size('size_premium4x', 'general', 'Premium 4x', [16, 32, 640, 10], perMonth(160)),
  size('size_premium8x', 'general', 'Premium 8x', [32, 64, 1280, 10], perMonth(320)),

  size('size_cpu4', 'cpu', 'CPU 4', [4, 8, 100, 5], perMonth(60)),
  size('size_cpu8', 'cpu', 'CPU 8', [8, 16, 200, 10], perMonth(120)),
  size('size_cpu16', 'cpu', 'CPU 16', [16, 32, 400, 10], perMonth(240)),
  size('size_cpu48', 'cpu', 'CPU 48', [48, 96, 1200, 25], perMonth(720)),
  size('size_cpu96', 'cpu', 'CPU 96', [96, 192, 2400, 50], perMonth(1440), ATLANTIC),

  size('size_memory16', 'memory', 'Memory 16', [2, 16, 100, 2], perMonth(70)),
  size('size_memory32', 'memory', 'Memory 32', [4, 32, 200, 5], perMonth(140)),
  size('size_memory64', 'memory', 'Memory 64', [8, 64, 400, 10], perMonth(280)),
  size('size_memory128', 'memory', 'Memory 128', [16, 128, 800, 10], perMonth(560)),
  size('size_memory768', 'memory', 'Memory 768', [96, 768, 4800, 50], perMonth(3360), ATLANTIC),

  h200(1, [12, 96, 1000, 25], perHour(4.5), ATLANTIC),
  h200(4, [48, 384, 4000, 50], perHour(16.8), ['us-east', 'eu-west']),
  h200(8, [96, 768, 8000, 100], perHour(32), ['us-east']),
]

/** Sizes of marketplace apps whose price includes the app; not offered in the size picker. */
const APP_SIZES: readonly SizeEntry[] = [
  {
    ...h200(1, [12, 96, 1000, 25], perHour(4.5 + 0.8), ATLANTIC),
    id: 'size_gpu1xH200llama',
    name: '1x H200 with Llama 3.1 70B',
  },
]

// Look-ups -----------------------------------------------------------------------------------------------------

/** Returns undefined for an unknown id. */
export const findSize: (id: string) => SizeEntry | undefined = byId([...SIZES, ...APP_SIZES])

/** True if a size is offered in a region. */
export function isOfferedIn(size: { readonly regions: readonly string[] }, regionId: string): boolean {
  return size.regions.includes(regionId)
}
