import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { openChannel } from '#src/safe-storage.ts'
import type { Meta, Position, SavedRow } from './saved.ts'
import type { RawSaved, Store } from './store.ts'
import { withTimeout } from './with-timeout.ts'

interface Schema extends DBSchema {
  rows: { key: [collection: string, id: string]; value: SavedRow; indexes: { seq: number } }
  meta: { key: 'current'; value: Meta }
  /** The saved state that was set aside last. */
  aside: { key: 'latest'; value: SetAsideState }
}

/** A saved state that could not be used, unchanged. */
export interface SetAsideState extends RawSaved {
  readonly reason: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Transactions complete once they are on the disk. For the cost, see `docs/decisions/indexeddb-commits.md`. */
const SYNCED = { durability: 'strict' } as const

/** Time to wait until all tabs have closed their connections, in milliseconds. */
const DELETE_TIMEOUT = 3000

export interface IndexedDbOptions {
  /** Name of the IndexedDB database, the lock and the channel. Separates several apps on one origin. */
  readonly name: string
  /** Time to wait for a response of the browser before storage counts as failed, in milliseconds. */
  readonly timeoutMs?: number
}

/**
 * Keeps the database in IndexedDB, shared by all tabs of an origin. Commit and conflict check are one IndexedDB
 * transaction, so no write is lost; a Web Lock, if available, avoids conflicts. Handlers run outside the transaction:
 * inside, a tab paused in a debugger would block all others. A missed BroadcastChannel message is harmless: every write
 * checks first.
 */
export function indexedDbStore({ name, timeoutMs = 3000 }: IndexedDbOptions): Store {
  const channel = openChannel(name)
  let connection: Promise<IDBPDatabase<Schema>> | undefined

  /** All access to the database goes through this function. */
  async function use<T>(
    what: string,
    action: (db: IDBPDatabase<Schema>, onResponse: () => void) => Promise<T>,
  ): Promise<T> {
    connection ??= connect(name, () => {
      connection = undefined
    })
    const opening = connection
    // The next access tries again.
    opening.catch(() => {
      if (connection === opening) connection = undefined
    })
    return withTimeout(timeoutMs, (onResponse) => opening.then((db) => action(db, onResponse)), what)
  }

  return {
    persistent: true,
    shared: true,
    optional: true,

    open: () =>
      use('opening the storage', async (db) => {
        const tx = db.transaction(['rows', 'meta'])
        const [meta, rows] = await Promise.all([
          tx.objectStore('meta').get('current'),
          tx.objectStore('rows').getAll(),
        ])
        return meta === undefined && rows.length === 0 ? null : { meta, rows }
      }),

    commit: async (from, meta, rows) => {
      const committed = await use('saving', async (db, onResponse) => {
        const tx = db.transaction(['rows', 'meta'], 'readwrite', SYNCED)
        const current = await tx.objectStore('meta').get('current')
        if (current === undefined || !isAt(current, from)) {
          await tx.done
          return false
        }
        await allOrNothing(tx, onResponse, () => [
          ...rows.map((row) => tx.objectStore('rows').put(row)),
          tx.objectStore('meta').put(meta, 'current'),
        ])
        return true
      })
      if (committed) channel?.postMessage('commit')
      return committed
    },

    changesSince: (position) =>
      use('reading what others saved', async (db) => {
        const tx = db.transaction(['rows', 'meta'])
        const meta = await tx.objectStore('meta').get('current')
        const isSameWorld = meta?.generation === position.generation
        const rows = !isSameWorld
          ? await tx.objectStore('rows').getAll()
          : meta.seq === position.seq
            ? []
            : await tx.objectStore('rows').index('seq').getAll(IDBKeyRange.lowerBound(position.seq, true))
        return { meta, rows }
      }),

    reset: async (meta, rows) => {
      await use('starting over', async (db, onResponse) => {
        const tx = db.transaction(['rows', 'meta'], 'readwrite', SYNCED)
        await allOrNothing(tx, onResponse, () => [
          tx.objectStore('rows').clear(),
          ...rows.map((row) => tx.objectStore('rows').put(row)),
          tx.objectStore('meta').put(meta, 'current'),
        ])
      })
      channel?.postMessage('reset')
    },

    setAside: (reason, at) =>
      use('setting aside what was saved', async (db, onResponse) => {
        const tx = db.transaction(['rows', 'meta', 'aside'], 'readwrite', SYNCED)
        const [meta, rows] = await Promise.all([
          tx.objectStore('meta').get('current'),
          tx.objectStore('rows').getAll(),
        ])
        await allOrNothing(tx, onResponse, () => [
          tx.objectStore('aside').put({ meta, rows, reason, at }, 'latest'),
          tx.objectStore('rows').clear(),
          tx.objectStore('meta').clear(),
        ])
        return null
      }),

    exclusive: (run) => withLock(name, timeoutMs, run),

    onAnnouncement: (listener) => {
      channel?.addEventListener('message', listener)
      return () => channel?.removeEventListener('message', listener)
    },

    close: async () => {
      channel?.close()
      await connection?.then((db) => db.close()).catch(() => {})
    },
  }
}

/** Saved state that was set aside last, for inspection; undefined if there is none. */
export async function readSetAside(name: string): Promise<SetAsideState | undefined> {
  const db = await connect(name, () => {})
  try {
    return await db.get('aside', 'latest')
  } finally {
    db.close()
  }
}

/** Saved state as it is, whether usable or not; null if there is none. */
export async function readStored(name: string): Promise<RawSaved | null> {
  const db = await connect(name, () => {})
  try {
    const [meta, rows] = await Promise.all([db.get('meta', 'current'), db.getAll('rows')])
    return meta === undefined && rows.length === 0 ? null : { meta, rows }
  } finally {
    db.close()
  }
}

/** Deletes the database with everything in it. Other connections to it are closed. */
export async function deleteStored(name: string): Promise<void> {
  await withTimeout(DELETE_TIMEOUT, () => deleteDB(name), 'deleting what was saved')
}

/** @param onLost called when the connection is closed; the next access opens a new one */
function connect(name: string, onLost: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('rows', { keyPath: ['collection', 'id'] }).createIndex('seq', 'seq')
      db.createObjectStore('meta')
      db.createObjectStore('aside')
    },
    // Another connection wants to delete or upgrade the database and waits until all others are closed.
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })
}

function isAt(current: Position, position: Position): boolean {
  return current.generation === position.generation && current.seq === position.seq
}

/**
 * Runs the requests and waits for the transaction to complete. Aborts it if one of them fails.
 *
 * @param onResponse called after each request
 */
async function allOrNothing(
  tx: { readonly done: Promise<void>; readonly error: DOMException | null; abort(): void },
  onResponse: () => void,
  requests: () => readonly Promise<unknown>[],
): Promise<void> {
  try {
    await Promise.all([...requests().map((request) => request.then(onResponse)), tx.done])
  } catch (error) {
    tx.done.catch(() => {})
    // `abort` throws if the failed transaction has already been aborted.
    try {
      tx.abort()
    } catch {}
    // Requests of an aborted transaction only say that it was aborted, not that the quota is exceeded.
    throw tx.error ?? error
  }
}

async function withLock<T>(name: string, timeoutMs: number, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return run()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), timeoutMs)
  let entered = false
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      entered = true
      clearTimeout(timer)
      return run()
    })
  } catch (error) {
    if (entered) throw error
    return run()
  } finally {
    clearTimeout(timer)
  }
}
