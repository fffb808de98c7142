import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import type { Meta, SavedRow } from '../db/persistence/saved.ts'
import { backupPathOf, DataFileError, type SqliteStore, sqliteStore } from '../db/persistence/sqlite.ts'
import { UsageError } from './command-line.ts'

/**
 * Opens the file of `--data`, or creates it. A JSON file, such as a snapshot, is imported once and kept as a backup.
 *
 * @throws UsageError if the file can't be used
 */
export async function openDataFile(path: string, report: (message: string) => void): Promise<SqliteStore> {
  try {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw new DataFileError(`${path} is a folder. Give the path of a file.`)
    }
    const folder = mkdirSync(dirname(path), { recursive: true })
    if (folder !== undefined) report(`Created the folder ${folder}.`)
    const isNew = !existsSync(path)
    const snapshot = readSnapshot(path)
    if (snapshot !== null) {
      report(`Imported ${path}. The JSON file is kept as ${await importSnapshot(path, snapshot)}.`)
    }
    const store = sqliteStore(path)
    if (isNew) report(`Created ${path}.`)
    return store
  } catch (error) {
    if (error instanceof DataFileError) throw new UsageError(`--data: ${error.message}`)
    if (!isSystemError(error)) throw error
    throw new UsageError(`--data: ${path} can't be used: ${error.message}.`)
  }
}

/** A world as JSON. Only the types that the database needs are checked. */
interface Snapshot {
  readonly meta: Meta
  readonly rows: readonly SavedRow[]
  /** Scenario of a world that `GET /__mocks/snapshot` wrote. */
  readonly scenario?: unknown
  /** The same in JSON data files, which earlier versions wrote. */
  readonly beside?: unknown
}

/** Null if there is no file, or it is not a snapshot. */
function readSnapshot(path: string): Snapshot | null {
  if (!existsSync(path) || firstByteOf(path) !== '{') return null
  try {
    const snapshot = JSON.parse(readFileSync(path, 'utf8'))
    return isSnapshot(snapshot) ? snapshot : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function firstByteOf(path: string): string {
  const file = openSync(path, 'r')
  try {
    const byte = Buffer.alloc(1)
    return byte.toString('latin1', 0, readSync(file, byte))
  } finally {
    closeSync(file)
  }
}

function isSnapshot({ meta, rows }: { meta?: unknown; rows?: unknown }): boolean {
  return (
    typeof meta === 'object' &&
    meta !== null &&
    Array.isArray(rows) &&
    rows.every(
      (it) => typeof it?.collection === 'string' && typeof it.id === 'string' && Number.isSafeInteger(it.seq),
    )
  )
}

/** Replaces the JSON file by a database in one step, so a crash leaves one or the other. Returns the backup's path. */
async function importSnapshot(
  path: string,
  { meta, rows, scenario, beside: savedScenario = scenario }: Snapshot,
): Promise<string> {
  const imported = `${path}.importing`
  for (const leftover of [imported, `${imported}-wal`]) rmSync(leftover, { force: true })
  const store = sqliteStore(imported)
  await store.reset(meta, rows)
  if (savedScenario !== undefined) store.keep(savedScenario)
  await store.close()

  const backup = backupPathOf(path)
  copyFileSync(path, backup)
  const file = openSync(backup, 'r+')
  fsyncSync(file)
  closeSync(file)
  renameSync(imported, path)
  return backup
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error
}
