import { byId } from './lookup.ts'
import { CURRENCY, dollars, type Money, timesMoney } from './price.ts'

export interface VolumeTypeEntry {
  readonly id: string
  readonly name: string
  readonly media: 'ssd' | 'hdd'
  readonly iops: number
  /** Megabytes per second. */
  readonly throughputMbPerSecond: number
  readonly monthlyPricePerGb: Money
}

const typeOf =
  (media: VolumeTypeEntry['media']) =>
  (
    id: `voltype_${string}`,
    name: string,
    iops: number,
    throughputMbPerSecond: number,
    monthlyPricePerGb: Money,
  ): VolumeTypeEntry => ({ id, name, media, iops, throughputMbPerSecond, monthlyPricePerGb })

const ssd = typeOf('ssd')
const hdd = typeOf('hdd')

/** Slowest first. The SSD types are the product page's tiers (public site's specification, section 9). */
export const VOLUME_TYPES: readonly VolumeTypeEntry[] = [
  hdd('voltype_hdd', 'Standard HDD', 500, 90, dollars(0.05)),
  ssd('voltype_standard', 'Standard SSD', 3000, 125, dollars(0.1)),
  ssd('voltype_high', 'High Performance', 16_000, 250, dollars(0.2)),
  ssd('voltype_ultra', 'Ultra Performance', 64_000, 1000, dollars(0.4)),
]

export const findVolumeType = byId(VOLUME_TYPES)

/** Half of the price of Standard SSD. */
export const SNAPSHOT_MONTHLY_PRICE_PER_GB: Money = dollars(0.05)

/** Limit of volumes on a VM: `/dev/vdb` to `/dev/vdq`. */
export const VOLUMES_PER_VM = 16

export function volumeMonthlyPrice(type: VolumeTypeEntry, sizeGb: number): Money {
  return timesMoney(type.monthlyPricePerGb, sizeGb)
}

/** @param sizeGb stored size in GB, may be fractional; the price is rounded half up to the cent */
export function snapshotMonthlyPrice(sizeGb: number): Money {
  return { amount: Math.round(SNAPSHOT_MONTHLY_PRICE_PER_GB.amount * sizeGb), currency: CURRENCY }
}
