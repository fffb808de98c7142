import { existsSync, renameSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { StorageError } from '../errors.ts'
import { DamagedError, type SavedRow } from './saved.ts'
import type { RawSaved, Store } from './store.ts'

/** `application_id` of the files ("NMBS"), so that no other program's database is touched. */
const APPLICATION_ID = 0x4e4d4253

/** `user_version` of the files. Increase it when the tables change. */
const VERSION = 1

/** Rows are stored in the order of the writes, which touches half as many pages as the order of their ids. */
const SCHEMA = `
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${VERSION};
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE rows (
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    row TEXT,
    UNIQUE (collection, id)
  ) STRICT;
`

/** Name of the extra value in the table `state`. */
const EXTRA = 'beside'

/** Primary result codes of SQLite (sqlite.org/rescode.html). */
const ERROR = 1
const BUSY = 5
const READONLY = 8
const CORRUPT = 11
const FULL = 13
const CANTOPEN = 14
const NOTADB = 26

/** Store that keeps the database in a file, together with one extra value. */
export interface SqliteStore extends Store {
  /** The extra value; undefined if there is none or the file is invalid. */
  recall(): Promise<unknown>
  /**
   * Saves the extra value before it returns.
   *
   * @throws StorageError
   */
  keep(extra: unknown): void
  /**
   * Copies the file into its folder. Returns the path of the copy.
   *
   * @throws StorageError
   */
  backUp(): string
}

/** The file can't be opened, and is left as it is. The message is for users. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}

/**
 * Keeps the database in an SQLite file that it holds locked. A commit is synced to the disk before it resolves; those of
 * requests that arrive together share one.
 *
 * @throws DataFileError
 */
export function sqliteStore(path: string): SqliteStore {
  /** Undefined if the file is damaged or closed. */
  let file: DataFile | undefined
  let damage: DamagedError | undefined
  connect()

  function connect(): void {
    try {
      file = openFile(path)
      damage = undefined
    } catch (error) {
      if (!(error instanceof DamagedError)) throw openError(error, path)
      file = undefined
      damage = error
    }
  }

  /** @throws DamagedError */
  function read<T>(run: (db: DatabaseSync) => T): T {
    if (file === undefined) throw damage ?? new Error(`${path} is closed.`)
    try {
      return run(file.db)
    } catch (error) {
      throw damageOf(error) ?? error
    }
  }

  /** @throws StorageError */
  function write(run: (file: DataFile) => void): void {
    if (file === undefined) throw new StorageError('failed', `${path} is closed.`)
    const { db, begin, commit } = file
    try {
      begin.run()
      run(file)
      commit.run()
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw writeError(error, path)
    }
  }

  return {
    persistent: true,
    shared: false,
    optional: false,

    open: async () => read(readAll),

    // Requests that the first turn reads are handled at its end, after this callback.
    gather: () => new Promise((resolve) => setImmediate(() => setImmediate(resolve))),

    commit: async (_from, meta, rows) => {
      write((file) => {
        putRows(file, rows)
        file.putState.run('meta', JSON.stringify(meta))
      })
      return true
    },

    changesSince: () => Promise.reject(new Error('nobody else uses this store')),

    reset: async (meta, rows) =>
      write((file) => {
        file.db.exec('DELETE FROM rows')
        putRows(file, rows)
        file.putState.run('meta', JSON.stringify(meta))
      }),

    setAside: async () => {
      file?.db.close()
      let n = 1
      while (existsSync(`${path}.damaged-${n}`)) n++
      const aside = `${path}.damaged-${n}`
      renameSync(path, aside)
      if (existsSync(`${path}-wal`)) renameSync(`${path}-wal`, `${aside}-wal`)
      connect()
      return aside
    },

    recall: async () => (damage === undefined ? parsed(read((db) => readState(db, EXTRA))) : undefined),

    keep: (extra) => {
      const text = JSON.stringify(extra)
      if (read((db) => readState(db, EXTRA)) !== text) write(({ putState }) => putState.run(EXTRA, text))
    },

    backUp: () => {
      const backup = backupPathOf(path)
      try {
        read((db) => db.prepare('VACUUM INTO ?').run(backup))
      } catch (error) {
        throw writeError(error, backup)
      }
      return backup
    },

    exclusive: (run) => run(),
    onAnnouncement: () => () => {},

    close: async () => {
      file?.db.close()
      file = undefined
    },
  }
}

/** Path for a copy of a file, where no file is yet. */
export function backupPathOf(path: string): string {
  let backup = `${path}.backup`
  for (let n = 2; existsSync(backup); n++) backup = `${path}.backup-${n}`
  return backup
}

/** Opens the file, locks it, and creates the tables if it is new. */
function openFile(path: string): DataFile {
  const db = new DatabaseSync(path)
  try {
    // Before the first access, so that the lock is held until the file is closed.
    db.exec('PRAGMA locking_mode = EXCLUSIVE')
    const isNew = numberOf(db, 'SELECT count(*) FROM sqlite_schema') === 0
    if (!isNew && numberOf(db, 'PRAGMA application_id') !== APPLICATION_ID) {
      throw new DataFileError(`${path} is a database of another program. Choose another file.`)
    }
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE')
    if (isNew) db.exec(SCHEMA)
    db.exec('COMMIT')
    const version = numberOf(db, 'PRAGMA user_version')
    if (version !== VERSION)
      throw new DamagedError(
        'other-format',
        `it has version ${version}, and this version reads version ${VERSION}`,
      )
    return prepared(db)
  } catch (error) {
    db.close()
    throw damageOf(error) ?? error
  }
}

interface DataFile {
  readonly db: DatabaseSync
  readonly begin: StatementSync
  readonly commit: StatementSync
  readonly putRow: StatementSync
  readonly putState: StatementSync
}

function prepared(db: DatabaseSync): DataFile {
  return {
    db,
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    putRow: db.prepare('INSERT OR REPLACE INTO rows (collection, id, seq, row) VALUES (?, ?, ?, ?)'),
    putState: db.prepare('INSERT OR REPLACE INTO state (name, value) VALUES (?, ?)'),
  }
}

function putRows({ putRow }: DataFile, rows: readonly SavedRow[]): void {
  for (const { collection, id, seq, row } of rows) {
    putRow.run(collection, id, seq, row === null ? null : JSON.stringify(row))
  }
}

function readAll(db: DatabaseSync): RawSaved | null {
  const check = db.prepare('PRAGMA quick_check').get()?.quick_check
  if (check !== 'ok') throw damagedParts()
  const meta = readState(db, 'meta')
  if (meta === undefined) return null
  const rows = db.prepare('SELECT collection, id, seq, row FROM rows').all() as unknown as readonly TextRow[]
  return {
    meta: parsed(meta),
    rows: rows.map(({ row, ...place }) => ({ ...place, row: row === null ? null : parsed(row) })),
  }
}

interface TextRow {
  readonly collection: string
  readonly id: string
  readonly seq: number
  readonly row: string | null
}

function readState(db: DatabaseSync, name: 'meta' | typeof EXTRA): string | undefined {
  return db.prepare('SELECT value FROM state WHERE name = ?').get(name)?.value as string | undefined
}

/** Undefined if the text is no JSON. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function numberOf(db: DatabaseSync, sql: string): number {
  return Number(Object.values(db.prepare(sql).get() ?? {})[0])
}

/** Primary result code of an error of SQLite; undefined for other errors. */
function codeOf(error: unknown): number | undefined {
  const { errcode } = error as { errcode?: number }
  return errcode === undefined ? undefined : errcode & 0xff
}

function damageOf(error: unknown): DamagedError | undefined {
  const code = codeOf(error)
  if (code === ERROR) return new DamagedError('unreadable', 'its tables are not those of a saved world')
  if (code === NOTADB) return new DamagedError('unreadable', 'it is no database')
  if (code === CORRUPT) return damagedParts()
  return undefined
}

function damagedParts(): DamagedError {
  return new DamagedError('unreadable', 'parts of the file are damaged')
}

function openError(error: unknown, path: string): unknown {
  switch (codeOf(error)) {
    case BUSY:
      return new DataFileError(`${path} is in use by another mock server. Stop it, or choose another file.`)
    case FULL:
      return new DataFileError(`No space is left on the disk for ${path}.`)
    case READONLY:
    case CANTOPEN:
      return new DataFileError(`${path} can't be written. Check the permissions of the file and its folder.`)
    case undefined:
      return error
    default:
      return new DataFileError(`${path} can't be used: ${error instanceof Error ? error.message : error}.`)
  }
}

function writeError(error: unknown, path: string): StorageError {
  const reason = codeOf(error) === FULL ? 'full' : 'failed'
  const message =
    reason === 'full'
      ? `No space is left on the disk for ${path}.`
      : `${path} can't be written: ${error instanceof Error ? error.message : error}.`
  return new StorageError(reason, message, { cause: error })
}
