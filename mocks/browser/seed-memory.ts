import { type DBSchema, openDB } from 'idb'
import type { WorldRows } from '../db/index.ts'
import { within } from '../db/persistence/patience.ts'
import { type Base, baseOf, seedDigest } from '../db/persistence/saved.ts'

type Seed = (base: Base) => Promise<WorldRows>

interface SeedMemoryOptions {
  /** Tells one app's worlds on an origin from another's. */
  readonly name: string
  /** Identifies the code that makes the rows; null where that changes without a change of name, and nothing is kept. */
  readonly build: string | null
  /** Runs something once the page is idle. */
  readonly later: (run: () => void) => void
}

/** A larger world is read back no faster than it is made. */
const MAX_ROWS = 5000

/** How long the rows are waited for before they are made after all, in milliseconds. */
const PATIENCE = 200

interface Schema extends DBSchema {
  rows: { key: 'latest'; value: Kept }
}

interface Kept {
  readonly build: string
  /** JSON. */
  readonly base: string
  /** JSON as well, which is parsed faster than that many objects are copied out of the storage. */
  readonly rows: string
  readonly digest: string
}

/**
 * Keeps the rows that a seed made for the next page: the same base gives the same rows, always, and making them is most
 * of what the mock does when a page is loaded again.
 *
 * Nothing depends on it. Where storage is forbidden or slow, or holds what cannot be used, the rows are made.
 *
 * @param make makes the rows
 */
export function seedMemory(make: Seed, { name, build, later }: SeedMemoryOptions): Seed {
  if (build === null) return make
  // At once, beside whatever else is read before the base is known.
  const reading = within(PATIENCE, read(name), 'reading the seed').catch(() => undefined)

  return async (base) => {
    const text = JSON.stringify(baseOf(base))
    const kept = await reading
    const known = kept?.build === build && kept.base === text ? rowsOf(kept) : null
    if (known !== null) return known
    const rows = await make(base)
    const count = Object.values(rows).reduce((sum, list) => sum + list.length, 0)
    if (count <= MAX_ROWS) {
      later(() => {
        const next = { build, base: text, rows: JSON.stringify(rows), digest: seedDigest(rows) }
        // Forbidden or full: they are made again.
        write(name, next).catch(() => {})
      })
    }
    return rows
  }
}

/** Null when they are not what was kept. */
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

async function write(name: string, kept: Kept): Promise<void> {
  const db = await open(name)
  try {
    await db.put('rows', kept, 'latest')
  } finally {
    db.close()
  }
}

function open(name: string) {
  return openDB<Schema>(`${name}-seed`, 1, { upgrade: (db) => void db.createObjectStore('rows') })
}
