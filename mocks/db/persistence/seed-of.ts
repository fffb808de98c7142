import type { Definitions, RowsByCollection } from '../change.ts'
import type { OpenOptions } from './live-database.ts'
import { baseOf, DamagedError, type Meta, seedDigest } from './saved.ts'

/**
 * Rows of the seed, if they are still the ones that the saved changes belong to.
 *
 * @throws DamagedError
 */
export async function seedOf<D extends Definitions>(
  seed: OpenOptions<D>['seed'],
  meta: Meta,
): Promise<RowsByCollection<D>> {
  const { dataset } = meta
  try {
    const rows = await seed(baseOf(meta))
    if (seedDigest(rows) === meta.seedDigest) return rows
  } catch (error) {
    // Any other error, such as a file that failed to load, says nothing about the saved state.
    if (!(error instanceof RangeError)) throw error
    throw new DamagedError('other-seed', `the data set “${dataset}” no longer exists`)
  }
  throw new DamagedError('other-seed', `the data set “${dataset}” has changed since`)
}
