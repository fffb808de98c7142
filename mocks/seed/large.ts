import type { VmRow } from '../db/index.ts'
import { DAY } from '../kernel/duration.ts'
import type { Rng } from '../kernel/random.ts'
import type { SeedBase } from './base.ts'

/** What the plans of the scale `large` have in common: believable at a glance, and many. */

/** Of the demo organization. */
export const PROJECTS = ['Default', 'Storefront', 'Data platform', 'Machine learning'] as const

/** The `index`th of something, counted from one, in digits that sort as numbers do. */
export function numbered(index: number): string {
  return String(index + 1).padStart(5, '0')
}

/** In days; more things are young than old. */
export function drawAge(rng: Rng, most: number): number {
  return 1 + Math.floor(rng.float() ** 2 * most)
}

/** The age of what came with a machine, in days. */
export function ageWith(vm: VmRow, { epoch }: SeedBase): number {
  return Math.max(1, Math.floor((epoch - vm.createdAt) / DAY))
}

/** For how many hours something of that age has been in its state. */
export function drawHoursInState(rng: Rng, ageDays: number): number {
  return Math.max(0.2, rng.float() * ageDays * 23)
}
