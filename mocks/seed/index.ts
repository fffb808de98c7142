import type { WorldRows } from '../db/index.ts'
import { yieldToPage } from '../kernel/real-time.ts'
import type { SeedBase } from './base.ts'
import { type Dataset, demoRows, isLarge } from './demo-organization.ts'
import { IncidentError } from './incidents.ts'
import { openDictionary } from './invented-names.ts'
import { secondTenantRows } from './second-tenant.ts'
import { applySeedVariants } from './seed-variants.ts'
import { concatRows } from './target.ts'

/** Available data sets. */
export const DATASETS = ['default', 'empty', 'large', 'huge'] as const satisfies readonly Dataset[]

/**
 * Creates the rows of a data set. Pure; all times are relative to the epoch, so that "5 minutes ago" is always right.
 *
 * Rejects with a RangeError for an unknown data set, and with an IncidentError for incidents that can't be placed.
 */
export async function seedWorld({
  dataset,
  seed,
  epoch,
  incidents = [],
  seedVariants = [],
}: SeedBase & { readonly dataset: string }): Promise<WorldRows> {
  const known = DATASETS.find((name) => name === dataset)
  if (known === undefined) throw new RangeError(`There is no data set ${dataset}.`)
  if (known === 'empty' && incidents.some(({ orAny }) => orAny === undefined)) {
    throw new IncidentError(['incidents: nothing goes wrong in the data set empty, which has no resources'])
  }
  const key = `${known} ${seed} ${epoch} ${JSON.stringify([incidents, seedVariants])}`
  if (last?.key !== key) {
    if (isLarge(known)) await openDictionary()
    const base: SeedBase = { seed, epoch, incidents, seedVariants }
    const demo = await demoRows(base, known)
    await yieldToPage()
    const rows = concatRows(demo, secondTenantRows(base, demo))
    last = { key, rows: applySeedVariants(base, rows, seedVariants) }
  }
  return last.rows
}

/** Last result: resets ask for the same rows again, and tests reset before each case. The database freezes them. */
let last: { readonly key: string; readonly rows: WorldRows } | null = null
