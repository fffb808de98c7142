import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { keyOf, type Meta, type SavedRow } from './saved.ts'
import type { RawSaved, Store } from './store.ts'

export interface FileOptions {
  readonly path: string
  /** How long changes may wait to be written together, in milliseconds. */
  readonly delay?: number
}

/**
 * Keeps a world in one JSON file, for one process. Writes are gathered, and replace the file in one step (a
 * rename), so that what is on the disk is always a whole world. A write that fails is reported by the next commit,
 * or by `close`.
 */
export function fileStore({ path, delay = 200 }: FileOptions): Store {
  let meta: Meta | undefined
  const rows = new Map<string, SavedRow>()
  /** What the file held at the start. A commit on top of it means that it was good. */
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
      await writeFile(`${path}.new`, JSON.stringify({ meta, rows: [...rows.values()] }))
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
      let n = 1
      while (existsSync(`${path}.damaged-${n}`)) n++
      await rename(path, `${path}.damaged-${n}`)
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

function parseSaved(text: string): RawSaved {
  try {
    const { meta, rows } = JSON.parse(text)
    return { meta, rows }
  } catch {
    return { meta: undefined, rows: undefined }
  }
}
