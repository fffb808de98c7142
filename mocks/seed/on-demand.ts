import type { WorldRows } from '../db/index.ts'
import type { SeedBase } from './base.ts'

/** `seedWorld` of `index.ts`, with code that comes when rows are to be made: a page that is loaded again has them already. */
export async function seedWorld(base: SeedBase & { readonly dataset: string }): Promise<WorldRows> {
  const seed = await import('./index.ts')
  return seed.seedWorld(base)
}
