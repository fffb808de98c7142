import type { VmRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import type { Rng } from '../kernel/random.ts'
import type { SeedBase } from './base.ts'
import { DEMO_PROJECTS } from './organization.ts'

/** Shared parts of the plans at scale `large`. */

export const PROJECT_NAMES = DEMO_PROJECTS.map(({ name }) => name)

/** Age of the demo organization. */
export const AGE_DAYS = 420

/** Number from one, padded so that names sort numerically. */
export function numbered(index: number): string {
  return String(index + 1).padStart(5, '0')
}

/** Age of a resource in days, at most that of the organization; young ages are more likely. */
export function drawAge(rng: Rng, max: number): number {
  return 1 + Math.floor(rng.float() ** 2 * Math.min(max, AGE_DAYS - 2))
}

/** Age of a resource created together with a VM, in days. */
export function ageWith(vm: VmRow, { epoch }: SeedBase): number {
  return Math.max(1, Math.floor((epoch - vm.createdAt) / DAY))
}

/** Hours in the current state, for a resource of this age. */
export function drawHoursInState(rng: Rng, ageDays: number): number {
  return Math.max(0.2, rng.float() * ageDays * 23)
}
