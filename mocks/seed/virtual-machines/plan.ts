import type { RegionId } from '#src/domain/region.ts'
import type { StableVmStatus } from '#src/domain/vm.ts'
import type { Planned } from '../planned.ts'

/** Compact definition of a seeded VM. */
export interface PlannedVm extends Planned<StableVmStatus> {
  readonly sizeId: string
  readonly imageId: string
  readonly region: RegionId
  readonly tags: readonly string[]
  /** @default false */
  readonly deletionProtection?: boolean
  /** @default none */
  readonly userData?: string
  /** Runs without any work. @default false */
  readonly isUnused?: boolean
}

/** Builds one entry of a fleet. */
export function planVm(
  name: string,
  sizeId: `size_${string}`,
  imageId: `img_${string}`,
  region: RegionId,
  project: PlannedVm['project'],
  tags: string,
  ageDays: number,
  now: PlannedVm['now'],
): PlannedVm {
  return { name, sizeId, imageId, region, project, tags: tags.split(' '), ageDays, now }
}

export const runningFor = (hours: number): PlannedVm['now'] => ({ status: 'running', sinceHours: hours })
export const stopped = (hours: number): PlannedVm['now'] => ({ status: 'stopped', sinceHours: hours })
export const failed = (hours: number, reason: string): PlannedVm['now'] => ({
  status: 'error',
  sinceHours: hours,
  reason,
})
