import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { keyOf, type Meta, type SavedRow } from './saved.ts'
import type { RawSaved, Store } from './store.ts'

export interface FileOptions {
  readonly path: string
  /** Maximum time for which changes are batched before a write, in milliseconds. */
  readonly delay?: number
}

/** Store that keeps the database in a file, together with one extra value. */
export interface FileStore extends Store {
  /** The extra value saved with the database; undefined if there is none or the file is invalid. */
  recall(): Promise<unknown>
  keep(beside: unknown): void
}

/**
 * Keeps the database in one JSON file, for a single process. Writes are batched and replace the file atomically (by a
 * rename). The next commit, or `close`, reports a failed write.
 */
export function fileStore({ path, delay = 200 }: FileOptions): FileStore {
  let meta: Meta | undefined
  /** Metadata as read from the file; used until the first write. */
  let openedMeta: unknown
  let beside: unknown
  const rows = new Map<string, SavedRow>()
  /** Contents of the file at the start. A commit on top of it implies that it was valid. */
  let opened: unknown
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let failure: Error | undefined

  const keep = (added: readonly SavedRow[]) => {
    for (const row of added) rows.set(keyOf(row), row)
  }
  const keepOpened = () => {
    if (opened !== undefined) keep(opened as SavedRow[])
    opened = undefined
  }
  const write = async () => {
    try {
      await mkdir(dirname(path), { recursive: true })
      const world = { meta: meta ?? openedMeta, rows: opened ?? [...rows.values()] }
      await writeFile(`${path}.new`, JSON.stringify({ ...world, beside }))
      await rename(`${path}.new`, path)
    } catch (error) {
      failure = error as Error
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write)
    return writing
  }
  const schedule = () => {
    if (failure !== undefined) throw failure
    timer ??= setTimeout(flush, delay)
  }

  return {
    persistent: true,
    shared: false,

    open: async () => {
      if (!existsSync(path)) return null
      const text = await readFile(path, 'utf8')
      const saved = parseSaved(text)
      opened = saved.rows
      openedMeta = saved.meta
      return saved
    },

    commit: async (_from, next, added) => {
      keepOpened()
      meta = next
      keep(added)
      schedule()
      return true
    },

    changesSince: () => Promise.reject(new Error('nobody else uses this store')),

    reset: async (next, all) => {
      opened = undefined
      meta = next
      rows.clear()
      keep(all)
      schedule()
    },

    setAside: async () => {
      opened = undefined
      openedMeta = undefined
      let n = 1
      while (existsSync(`${path}.damaged-${n}`)) n++
      await rename(path, `${path}.damaged-${n}`)
    },

    recall: async () => {
      if (!existsSync(path)) return undefined
      beside = parseSaved(await readFile(path, 'utf8')).beside
      return beside
    },

    keep: (next) => {
      beside = next
      if (failure === undefined && (meta ?? openedMeta) !== undefined) schedule()
    },

    exclusive: (run) => run(),
    onAnnouncement: () => () => {},

    close: async () => {
      if (timer !== undefined) await flush()
      await writing
      if (failure !== undefined) throw failure
    },
  }
}

function parseSaved(text: string): RawSaved & { readonly beside: unknown } {
  try {
    const { meta, rows, beside } = JSON.parse(text)
    return { meta, rows, beside }
  } catch {
    return { meta: undefined, rows: undefined, beside: undefined }
  }
}
