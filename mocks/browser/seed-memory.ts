import { type DBSchema, openDB } from 'idb'
import type { WorldRows } from '../db/index.ts'
import { deleteStored } from '../db/persistence/indexeddb.ts'
import { type Base, baseOf, seedDigest } from '../db/persistence/saved.ts'
import { withTimeout } from '../db/persistence/with-timeout.ts'

type Seed = (base: Base) => Promise<WorldRows>

interface SeedMemoryOptions {
  /** Separates several apps on one origin. */
  readonly name: string
  /**
   * Identifies the code that creates the rows; null if the code can change without a new value, and then nothing is
   * saved.
   */
  readonly build: string | null
  /** Runs a function once the page is idle. */
  readonly later: (run: () => void) => void
}

/** Larger data sets take as long to read as to create. */
const MAX_ROWS = 5000

/** Time to wait for saved rows before creating them, in milliseconds. */
const READ_TIMEOUT_MS = 200

interface Schema extends DBSchema {
  rows: { key: 'latest'; value: Kept }
}

interface Kept {
  readonly build: string
  /** JSON. */
  readonly base: string
  /** JSON too: parsing it is faster than reading as many objects from the storage. */
  readonly rows: string
  readonly digest: string
}

/**
 * Caches the rows of a seed for the next page, because creating them is most of the mock's work on a reload. The same
 * base always gives the same rows. If storage is denied, slow or invalid, the rows are created.
 *
 * @param make creates the rows
 */
export function seedMemory(make: Seed, { name, build, later }: SeedMemoryOptions): Seed {
  if (build === null) return make
  // Start to read now, in parallel with whatever else loads before the base is known.
  const reading = withTimeout(READ_TIMEOUT_MS, () => read(name), 'reading the seed').catch(() => undefined)
  /** Base of the rows that this page has saved last. A reset creates the same rows again. */
  let saved: string | null = null

  return async (base) => {
    const text = JSON.stringify(baseOf(base))
    const stored = await reading
    const known = stored?.build === build && stored.base === text ? rowsOf(stored) : null
    if (known !== null) return known
    const rows = await make(base)
    const count = Object.values(rows).reduce((sum, list) => sum + list.length, 0)
    if (count <= MAX_ROWS && text !== saved) {
      saved = text
      later(() => {
        const next = { build, base: text, rows: JSON.stringify(rows), digest: seedDigest(rows) }
        // Storage is denied or full: the next page creates the rows again.
        write(name, next).catch(() => {})
      })
    }
    return rows
  }
}

/** Deletes the cached rows. */
export function forgetSeed(name: string): Promise<void> {
  return deleteStored(databaseOf(name))
}

/** Null if the rows don't match their digest. */
function rowsOf({ rows, digest }: Kept): WorldRows | null {
  try {
    const known: WorldRows = JSON.parse(rows)
    return seedDigest(known) === digest ? known : null
  } catch {
    return null
  }
}

async function read(name: string): Promise<Kept | undefined> {
  const db = await open(name)
  try {
    return await db.get('rows', 'latest')
  } finally {
    db.close()
  }
}

async function write(name: string, stored: Kept): Promise<void> {
  const db = await open(name)
  try {
    await db.put('rows', stored, 'latest')
  } finally {
    db.close()
  }
}

const databaseOf = (name: string) => `${name}-seed`

function open(name: string) {
  return openDB<Schema>(databaseOf(name), 1, { upgrade: (db) => void db.createObjectStore('rows') })
}
