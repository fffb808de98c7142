import { Queue } from '../kernel/queue.ts'
import type { Change, Definitions, RowsByCollection } from './change.ts'
import { InvalidRowError } from './errors.ts'
import { State } from './state.ts'
import type { Staged, Tables } from './tables.ts'

/**
 * The port to the in-memory database. One transaction at a time, first come first served; a handler is a
 * synchronous function, so nothing can come between what it reads and what it writes.
 */
export interface Database<D extends Definitions> {
  /**
   * Runs a function that only looks, at once: it sees every transaction that has resolved, and waits for none
   * that has not. A write in it throws.
   */
  read<T>(look: (tables: Tables<D>) => T): Promise<T>
  /**
   * Runs a handler that may write. It sees its own writes at once; everybody else sees them, all together, when
   * the promise resolves. When it throws, nothing has changed and the promise rejects with what was thrown.
   * `changes` are the rows' final contents, table by table, in each in the order in which they were first written.
   */
  transaction<T>(handler: (tables: Tables<D>) => T): Promise<Staged<T>>
  /** Takes over what was committed elsewhere, in its turn in the same queue. */
  applyRemote(changes: readonly Change[]): Promise<void>
  /** Exchanges everything, without checks: for seeds. The rows are frozen in place. */
  load(rows: RowsByCollection<D>): Promise<void>
  /** Everything there is. The rows are shared and frozen, so this is cheap. */
  snapshot(): Promise<RowsByCollection<D>>
  /** Exchanges everything for what may come from outside. A row that its schema refuses throws, and nothing has changed. */
  restore(snapshot: RowsByCollection<D>): Promise<void>
}

/** A database without storage: what is in it is gone with it. */
export function createDatabase<D extends Definitions>(definitions: D): Database<D> {
  const state = new State(definitions)
  const queue = new Queue()
  return {
    read: async (look) => look(state.tables),
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

/** The rows as their schemas have them; throws `InvalidRowError` at the first that does not fit. */
export function checkRows<D extends Definitions>(
  definitions: D,
  rows: RowsByCollection<D>,
): RowsByCollection<D> {
  const checked: Record<string, unknown[]> = {}
  for (const [name, list] of Object.entries(rows)) {
    const definition = definitions[name]
    if (definition === undefined) throw new InvalidRowError(`there is no collection ${name}`)
    checked[name] = (list ?? []).map((row: unknown, index: number) => {
      const parsed = definition.schema.safeParse(row)
      if (!parsed.success) throw new InvalidRowError(`${name}[${index}]: ${parsed.error.message}`)
      return parsed.data
    })
  }
  return checked as RowsByCollection<D>
}
