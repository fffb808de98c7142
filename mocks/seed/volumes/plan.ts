import type { RegionId } from '#src/domain/region.ts'
import type { Planned } from '../planned.ts'

/** Compact definition of a seeded volume. */
export interface PlannedVolume extends Planned<'available' | 'attached' | 'error'> {
  readonly typeId: string
  readonly sizeGb: number
  /** Share of the size in use, 0 to 1. */
  readonly filled: number
  readonly tags: readonly string[]
  /** @default false */
  readonly deletionProtection?: boolean
  /** Name of the attached VM, or the region of a detached volume. */
  readonly place: { readonly vm: string } | { readonly region: RegionId }
  readonly snapshots?: ReadonlyArray<{ readonly name: string; readonly ageDays: number }>
}

export const planAttachedVolume = (
  vm: string,
  name: string,
  typeId: `voltype_${string}`,
  sizeGb: number,
  filled: number,
  project: PlannedVolume['project'],
  tags: string,
  ageDays: number,
): PlannedVolume => ({
  name,
  project,
  ageDays,
  now: { status: 'attached', sinceHours: ageDays * 24 - 1 },
  place: { vm },
  typeId,
  sizeGb,
  filled,
  tags: tags.split(' '),
})

export const planVolume = (
  region: RegionId,
  name: string,
  sizeGb: number,
  filled: number,
  project: PlannedVolume['project'],
  tags: string,
  ageDays: number,
  now: PlannedVolume['now'],
): PlannedVolume => ({
  name,
  project,
  ageDays,
  now,
  place: { region },
  typeId: 'voltype_standard',
  sizeGb,
  filled,
  tags: tags.split(' '),
})
