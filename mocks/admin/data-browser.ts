import { type AnyRow, type CollectionName, collections, type Table, type Transaction } from '../db/index.ts'
import { didYouMeanOrKnown } from '../kernel/did-you-mean.ts'
import { describeIssues, InputError } from '../kernel/input.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { updateDerivedRows } from '../world/derived-rows.ts'

interface RowQuery {
  /** Text to find in any field of a row; without it, all rows match. */
  readonly text?: string
  readonly offset?: number
  readonly limit?: number
}

export interface RowPage {
  readonly rows: readonly AnyRow[]
  /** Number of matches, including those that were not requested. */
  readonly total: number
}

/** Direct access to the database, bypassing the API and its rules. */
export interface DataBrowser {
  /** Newest first. */
  rows(collection: CollectionName, query?: RowQuery): Promise<RowPage>
  /**
   * Inserts a row or replaces the one with its id. Side effects, such as stream events and charges, occur as after a
   * call.
   *
   * @param replaced id of another row that it takes the place of
   * @returns the row as stored
   * @throws InputError with a line for each schema violation; nothing changes then
   */
  putRow(collection: CollectionName, row: unknown, replaced?: string): Promise<AnyRow>
  /** @throws InputError if there is no such row */
  removeRow(collection: CollectionName, id: string): Promise<void>
}

export function createDataBrowser({ db, clock, engine }: Runtime): DataBrowser {
  /** The collection name may come from a URL. */
  const tableOf = (tx: Transaction, name: CollectionName): Table<AnyRow> => {
    if (!Object.hasOwn(collections, name))
      throw new InputError(
        `There is no collection “${name}”${didYouMeanOrKnown(name, Object.keys(collections))}`,
      )
    return tx[name]
  }

  function removeRow(tx: Transaction, collection: CollectionName, id: string): void {
    const table = tableOf(tx, collection)
    if (!table.get(id)) throw new InputError(`There is no ${id} in ${collection}.`)
    table.remove(id)
  }

  async function write<T>(change: (tx: Transaction) => T): Promise<T> {
    const { result, changes } = await db.transaction((tx) => {
      const changed = change(tx)
      updateDerivedRows(tx, clock.now())
      return changed
    })
    engine.announce(changes)
    return result
  }

  return {
    rows: async (collection, { text = '', offset = 0, limit = 50 } = {}) =>
      db.read((tx) => {
        const all = tableOf(tx, collection).all().reverse()
        const wanted = text.trim().toLowerCase()
        const found =
          wanted === '' ? all : all.filter((row) => JSON.stringify(row).toLowerCase().includes(wanted))
        return { rows: found.slice(offset, offset + limit), total: found.length }
      }),

    putRow: (collection, row, replaced) =>
      write((tx) => {
        const table = tableOf(tx, collection)
        const parsed = collections[collection].schema.safeParse(row)
        if (!parsed.success) throw new InputError('The row is invalid.', describeIssues(parsed.error))
        const { id, ...fields } = parsed.data
        if (replaced !== undefined && replaced !== id) removeRow(tx, collection, replaced)
        return table.get(id) ? table.update(id, fields) : table.insert(parsed.data)
      }),

    removeRow: (collection, id) => write((tx) => removeRow(tx, collection, id)),
  }
}
