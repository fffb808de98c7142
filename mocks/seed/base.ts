import type { PlacedIncident } from '../db/index.ts'
import type { HashKey } from '../kernel/hash.ts'
import { type Rng, random } from '../kernel/random.ts'

/** Input of a seed; the same base always gives the same rows. */
export interface SeedBase {
  readonly seed: number
  /** Incidents that a scenario adds to the demo organization. */
  readonly incidents?: readonly PlacedIncident[]
  /** Names of the seed variants of a scenario. Most change finished rows; some need other rows from the start. */
  readonly seedVariants?: readonly string[]
  /** World time at the start, from which all seeded times are counted back; epoch milliseconds. */
  readonly epoch: number
}

/** Random generator for one item of the seed; independent of all others. */
export function draw({ seed }: SeedBase, ...keys: readonly HashKey[]): Rng {
  return random(seed, 'seed', ...keys)
}

/** Deterministic id for a name in the seed, so that rows can refer to each other. */
export function seedId({ seed }: SeedBase, prefix: string, ...names: readonly HashKey[]): string {
  return random(seed, 'seed-id', prefix, ...names).id(prefix)
}
