import type { ClockState } from '../../kernel/clock.ts'
import { frozenCopy } from '../../kernel/freeze.ts'
import { Hash } from '../../kernel/hash.ts'
import { z } from '../../kernel/zod.ts'
import type { Definitions, NumberedChange, RowsByCollection } from '../change.ts'
import type { AnyRow } from '../collections.ts'
import { fitsOf } from '../row-check.ts'
import { type PlacedIncident, placedIncident } from '../rows/resource.ts'

/**
 * Saved form of the database: the seed parameters, and the rows that have changed since. An unchanged data set of
 * 10,000 VMs needs no space; loading creates it again and applies the changes.
 */

/** Increase it when the meaning of the fields below changes. Data in another format is set aside. */
export const FORMAT = 1

/** Seed parameters. The same base always gives the same rows. */
export interface Base {
  /** Name of the data set. */
  readonly dataset: string
  readonly seed: number
  /** Clock time in epoch milliseconds that relative times of the seed ("five minutes ago") count back from. */
  readonly epoch: number
  /** Incidents of the scenario. */
  readonly incidents?: readonly PlacedIncident[]
  /** Names of the scenario's seed variants. */
  readonly seedVariants?: readonly string[]
}

export function baseOf({ dataset, seed, epoch, incidents = [], seedVariants = [] }: Base): Base {
  return {
    dataset,
    seed,
    epoch,
    ...(incidents.length > 0 && { incidents }),
    ...(seedVariants.length > 0 && { seedVariants }),
  }
}

/** Generation and commit number of a database. */
export interface Position {
  /** Increases with every reset. */
  readonly generation: number
  /** Number of the last commit in it. */
  readonly seq: number
}

export interface Meta extends Base, Position {
  readonly format: typeof FORMAT
  /** Digest of the seed's rows. Detects a changed seed, to which the saved changes would no longer apply. */
  readonly seedDigest: string
  readonly clock: ClockState
}

/** A row that differs from the seed; null if removed. */
export type SavedRow = NumberedChange

export interface Saved {
  readonly meta: Meta
  readonly rows: readonly SavedRow[]
}

export const clockState = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('running'),
    real: z.number(),
    world: z.number(),
    speed: z.number().positive(),
  }),
  z.strictObject({ mode: z.literal('fixed'), at: z.number() }),
])

const metaSchema = z.strictObject({
  format: z.literal(FORMAT),
  dataset: z.string(),
  seed: z.number(),
  epoch: z.number(),
  incidents: z.array(placedIncident).exactOptional(),
  seedVariants: z.array(z.string()).exactOptional(),
  generation: z.number(),
  seq: z.int().nonnegative(),
  seedDigest: z.string(),
  clock: clockState,
})

const savedRowSchema = z.strictObject({
  collection: z.string(),
  id: z.string(),
  seq: z.int().nonnegative(),
  row: z.looseObject({ id: z.string() }).nullable(),
})

/** Reason why saved data is unusable. */
export type DamageReason =
  /** Not written by any version of this code. */
  | 'unreadable'
  /** Written by a version with another format. */
  | 'other-format'
  /** The seed now creates other rows than those the changes belong to. */
  | 'other-seed'

/** Saved data is unusable. The message is for users. */
export class DamagedError extends Error {
  override name = 'DamagedError'
  readonly reason: DamageReason

  constructor(reason: DamageReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

/**
 * Validates data from a store or from a file that the user chose.
 *
 * @throws DamagedError
 */
export function readSaved(definitions: Definitions, raw: unknown): Saved {
  const { meta, rows } = parse(
    z.looseObject({ meta: z.unknown(), rows: z.unknown() }),
    raw,
    'the saved state',
  )
  const format = z.looseObject({ format: z.unknown() }).safeParse(meta).data?.format
  if (format !== undefined && format !== FORMAT) {
    throw new DamagedError(
      'other-format',
      `it has format ${String(format)}, and this version reads format ${FORMAT}`,
    )
  }
  return {
    meta: parse(metaSchema, meta, 'the metadata'),
    rows: parse(z.array(savedRowSchema), rows, 'the list of changes').map((row) => readRow(definitions, row)),
  }
}

function readRow(definitions: Definitions, { collection, id, seq, row }: SavedRow): SavedRow {
  const definition = definitions[collection]
  const name = `the row ${id} in “${collection}”`
  if (definition === undefined) throw new DamagedError('unreadable', `there is no collection “${collection}”`)
  if (row === null) return { collection, id, seq, row }
  const checked = parse<AnyRow>(definition.schema, row, name)
  if (checked.id !== id) throw new DamagedError('unreadable', `${name} has the id ${checked.id}`)
  return { collection, id, seq, row: frozenCopy(checked) }
}

function parse<T>(schema: z.ZodType<T>, raw: unknown, what: string): T {
  if (fitsOf(schema)(raw)) return raw as T
  const parsed = schema.safeParse(raw)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  const detail = field === '' ? `${what} is invalid` : `the field “${field}” of ${what} is invalid`
  throw new DamagedError('unreadable', detail)
}

/** Digest of the identity of a seed's rows. Their contents may change with the code: saved changes still apply. */
export function seedDigest<D extends Definitions>(rows: RowsByCollection<D>): string {
  const hash = new Hash()
  for (const name of Object.keys(rows).sort()) {
    const list: readonly AnyRow[] = rows[name] ?? []
    if (list.length === 0) continue
    hash.add(name).add(list.length)
    for (const row of list) hash.add(row.id)
  }
  return hash.hex()
}
