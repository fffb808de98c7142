import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LogEntry } from '../engine/request-log.ts'
import { toHar } from '../recording/har-export.ts'
import { UsageError } from './command-line.ts'
import { fileErrorText } from './file-error.ts'
import { MAX_RECORDED } from './options.ts'

/** Interval between writes, in milliseconds. */
const INTERVAL = 2000

/** HTTP Archive of all requests, without secrets. */
export interface HarFile {
  add(entry: LogEntry): void
  close(): void
}

/**
 * Creates the file with its folder, or replaces it.
 *
 * @throws UsageError if that is not possible
 */
export function openHarFile(path: string, report: (message: string) => void): HarFile {
  const entries: LogEntry[] = []
  let isSaved = false
  let isFailing = false
  const save = () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, JSON.stringify(toHar(entries), null, 1))
    renameSync(`${path}.new`, path)
    isSaved = true
  }
  const saveChanges = () => {
    if (isSaved) return
    try {
      save()
      isFailing = false
    } catch (error) {
      if (!isFailing)
        report(`--record: ${fileErrorText(path, error)}. Requests stay in memory until it can be written.`)
      isFailing = true
    }
  }
  try {
    save()
  } catch (error) {
    throw new UsageError(`--record: ${fileErrorText(path, error)}`)
  }
  const timer = setInterval(saveChanges, INTERVAL)
  timer.unref()
  return {
    add: (entry) => {
      if (entries.length === MAX_RECORDED) return
      entries.push(entry)
      isSaved = false
      if (entries.length === MAX_RECORDED)
        report(
          `${path} has ${MAX_RECORDED.toLocaleString('en')} requests, the maximum. Later ones are not recorded.`,
        )
    },
    close: () => {
      clearInterval(timer)
      saveChanges()
    },
  }
}
