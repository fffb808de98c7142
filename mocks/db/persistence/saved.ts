import type { ClockState } from '../../kernel/clock.ts'
import { frozenCopy } from '../../kernel/freeze.ts'
import { Hash } from '../../kernel/hash.ts'
import { z } from '../../kernel/zod.ts'
import type { Change, Definitions, NumberedChange, RowsByCollection } from '../change.ts'
import type { AnyRow } from '../collections.ts'
import { fitsOf } from '../row-check.ts'
import { type PlacedIncident, placedIncident } from '../rows/resource.ts'

/*
 * The stored form of a world: what it was made from, and the rows that have changed since. A data set of 10,000
 * machines that nobody has touched takes no room at all; loading makes it again and lays the changes over it.
 */

/** Changes when what is below changes its meaning; a world saved in another format is set aside. */
export const FORMAT = 1

/** What a seed is made from. The same base gives the same rows, always. */
export interface Base {
  /** Name of the data set. */
  readonly dataset: string
  readonly seed: number
  /** The world's time (epoch ms) that "five minutes ago" in the seed is counted back from. */
  readonly epoch: number
  /** What a scenario lets go wrong in it. */
  readonly incidents?: readonly PlacedIncident[]
  /** What a scenario finds it in, by name. */
  readonly situations?: readonly string[]
}

/** The base of a world out of what is known of it. */
export function baseOf({ dataset, seed, epoch, incidents = [], situations = [] }: Base): Base {
  return {
    dataset,
    seed,
    epoch,
    ...(incidents.length > 0 && { incidents }),
    ...(situations.length > 0 && { situations }),
  }
}

/** How far a world has come. */
export interface Position {
  /** Which world it is: every reset begins another, with a higher number. */
  readonly generation: number
  /** Number of the last commit in it. */
  readonly seq: number
}

export interface Meta extends Base, Position {
  readonly format: typeof FORMAT
  /** Notices that the code of the seed has changed, which would put the changes on the wrong rows. */
  readonly seedDigest: string
  readonly clock: ClockState
}

/** A row that is not what the seed made it; null stands for a removed one. */
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
  situations: z.array(z.string()).exactOptional(),
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

/** Why something stored cannot be used. */
export type DamageReason =
  /** Not what this code, or any version of it, would have written. */
  | 'unreadable'
  /** Written by a version with another format. */
  | 'other-format'
  /** The seed makes other rows now than those that the changes belong to. */
  | 'other-seed'

export class DamagedError extends Error {
  override name = 'DamagedError'
  readonly reason: DamageReason

  constructor(reason: DamageReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

/** Reads what comes from a store, or from a file that a person chose. Throws `DamagedError`. */
export function readSaved(definitions: Definitions, raw: unknown): Saved {
  const { meta, rows } = parse(z.looseObject({ meta: z.unknown(), rows: z.unknown() }), raw, 'saved world')
  const format = z.looseObject({ format: z.unknown() }).safeParse(meta).data?.format
  if (format !== undefined && format !== FORMAT) {
    throw new DamagedError('other-format', `saved in format ${String(format)}, this is ${FORMAT}`)
  }
  return {
    meta: parse(metaSchema, meta, 'meta'),
    rows: parse(z.array(savedRowSchema), rows, 'rows').map((row) => readRow(definitions, row)),
  }
}

function readRow(definitions: Definitions, { collection, id, seq, row }: SavedRow): SavedRow {
  const definition = definitions[collection]
  const name = `${collection} ${id}`
  if (definition === undefined) throw new DamagedError('unreadable', `there is no collection for ${name}`)
  if (row === null) return { collection, id, seq, row }
  const checked = parse<AnyRow>(definition.schema, row, name)
  if (checked.id !== id) throw new DamagedError('unreadable', `${name} holds ${checked.id}`)
  return { collection, id, seq, row: frozenCopy(checked) }
}

function parse<T>(schema: z.ZodType<T>, raw: unknown, what: string): T {
  if (fitsOf(schema)(raw)) return raw as T
  const parsed = schema.safeParse(raw)
  if (!parsed.success) throw new DamagedError('unreadable', `${what}: ${parsed.error.message}`)
  return parsed.data
}

/** What a row is known by among all. */
export function keyOf(change: Pick<Change, 'collection' | 'id'>): string {
  return `${change.collection}/${change.id}`
}

/** A fingerprint of which rows a seed made. Their contents may change with the code: changes still fit. */
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
