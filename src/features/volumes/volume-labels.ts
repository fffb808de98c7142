import type { Volume } from '#src/api/generated/types.gen.ts'
import { findVolumeType } from '#src/domain/volume-catalog.ts'
import type { Format } from '#src/ui/format.ts'

/** For example "High Performance". */
export function typeName({ typeId }: Pick<Volume, 'typeId'>): string {
  return findVolumeType(typeId)?.name ?? typeId
}

/** For example "SSD". */
export function mediaName({ media }: Pick<Volume, 'media'>): string {
  return media.toUpperCase()
}

/** Type with its media, unless the name says it: "High Performance (SSD)", "Standard HDD". */
export function typeAndMedia(volume: Pick<Volume, 'typeId' | 'media'>): string {
  const [name, media] = [typeName(volume), mediaName(volume)]
  return name.endsWith(media) ? name : `${name} (${media})`
}

/** For example "16,000 IOPS, 250 MB/s". */
export function describeSpeed(
  offer: { readonly iops: number; readonly throughputMbPerSecond: number },
  format: Format,
): string {
  return `${format.number(offer.iops)} IOPS, ${format.number(offer.throughputMbPerSecond)} MB/s`
}

/** For example "131.6 of 200 GB". */
export function describeUse({ usedGb, sizeGb }: Pick<Volume, 'usedGb' | 'sizeGb'>, format: Format): string {
  return `${format.number(usedGb, 1)} of ${format.number(sizeGb)} GB`
}
