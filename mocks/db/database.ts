import { Queue } from '../kernel/queue.ts'
import type { Change, Definitions, RowsByCollection } from './change.ts'
import { InvalidRowError } from './errors.ts'
import { State } from './state.ts'
import type { Staged, Tables } from './tables.ts'

/**
 * Interface of the in-memory database. Transactions run one at a time, in the order of the calls. A handler is
 * synchronous, so nothing can change between its reads and its writes.
 */
export interface Database<D extends Definitions> {
  /**
   * Runs a read-only function immediately. It sees every transaction that has resolved and waits for no other. Throws
   * on a write.
   */
  read<T>(handler: (tables: Tables<D>) => T): Promise<T>
  /**
   * Runs a handler that may write. Its writes become visible to others all at once, when the promise resolves. If it
   * throws, nothing changes and the promise rejects with that error.
   * `changes` holds the final content of each written row, by table, in the order of the first write.
   */
  transaction<T>(handler: (tables: Tables<D>) => T): Promise<Staged<T, D>>
  /** Applies changes that were committed elsewhere, in the same queue as transactions. */
  applyRemote(changes: readonly Change[]): Promise<void>
  /** Replaces all rows without validation, for seeds. Freezes the rows in place when they are first read. */
  load(rows: RowsByCollection<D>): Promise<void>
  /** All rows. They are shared and frozen, so this is cheap. */
  snapshot(): Promise<RowsByCollection<D>>
  /** Replaces all rows with untrusted ones. Throws if a row doesn't fit its schema, and then changes nothing. */
  restore(snapshot: RowsByCollection<D>): Promise<void>
}

/** Creates a database without persistence. */
export function createDatabase<D extends Definitions>(definitions: D): Database<D> {
  const state = new State(definitions)
  const queue = new Queue()
  return {
    read: async (handler) => handler(state.tables),
    transaction: (handler) =>
      queue.run(() => {
        const staged = state.stage(handler)
        const applied = state.apply(staged.changes)
        return applied === undefined ? staged : applied.then(() => staged)
      }),
    applyRemote: (changes) => queue.run(() => state.apply(changes)),
    load: (rows) => queue.run(() => state.replaceAll(rows)),
    snapshot: async () => state.rows(),
    restore: (snapshot) => queue.run(() => state.replaceAll(checkRows(definitions, snapshot))),
  }
}

/**
 * Returns the rows as their schemas parse them.
 *
 * @throws InvalidRowError at the first row that doesn't fit, or that has the id of another
 */
export function checkRows<D extends Definitions>(
  definitions: D,
  rows: RowsByCollection<D>,
): RowsByCollection<D> {
  const checked: Record<string, unknown[]> = {}
  for (const [name, list] of Object.entries(rows)) {
    const definition = definitions[name]
    if (definition === undefined) throw new InvalidRowError(`there is no collection ${name}`)
    const ids = new Set<string>()
    checked[name] = (list ?? []).map((row: unknown, index: number) => {
      const parsed = definition.schema.safeParse(row)
      if (!parsed.success) throw new InvalidRowError(`${name}[${index}]: ${parsed.error.message}`)
      const { id } = parsed.data
      if (ids.has(id)) throw new InvalidRowError(`${name}[${index}]: two rows have the id ${id}`)
      ids.add(id)
      return parsed.data
    })
  }
  return checked as RowsByCollection<D>
}
