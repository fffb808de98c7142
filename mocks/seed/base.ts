import type { PlacedIncident } from '../db/index.ts'
import type { HashKey } from '../kernel/hash.ts'
import { type Rng, random } from '../kernel/random.ts'

/** What a seed is made from; the same base gives the same rows, always. */
export interface SeedBase {
  readonly seed: number
  /** What a scenario lets go wrong in the demo organization, beside what does anyway. */
  readonly incidents?: readonly PlacedIncident[]
  /** What a scenario finds the demo organization in, by name. */
  readonly seedVariants?: readonly string[]
  /** The world's time that everything is counted back from, epoch milliseconds. */
  readonly epoch: number
}

/** A generator for one thing of the seed: what is drawn for it changes nothing anywhere else. */
export function draw({ seed }: SeedBase, ...keys: readonly HashKey[]): Rng {
  return random(seed, 'seed', ...keys)
}

/** The id of what has this name in the seed, so that its parts can refer to each other. */
export function seedId({ seed }: SeedBase, prefix: string, ...names: readonly HashKey[]): string {
  return random(seed, 'seed-id', prefix, ...names).id(prefix)
}
