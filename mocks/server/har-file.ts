import { appendFileSync, mkdirSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { LogEntry } from '../engine/request-log.ts'
import { toHar, toHarEntry } from '../recording/har-export.ts'
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
  /** Entries as JSON, in the order of `path`. */
  const saved: string[] = []
  let added: LogEntry[] = []
  /** Bytes of the file. */
  let size = 0
  let isFailing = false
  const save = () => {
    const texts = added.map((entry) => JSON.stringify(toHarEntry(entry), null, 1))
    // The file may have been changed by somebody else, or cut by a full disk.
    const canAppend = saved.length > 0 && statSync(path, { throwIfNoEntry: false })?.size === size
    if (canAppend) append(path, size, `,${texts.join()}`)
    else replace(path, [...saved, ...texts].join())
    size = statSync(path).size
    saved.push(...texts)
    added = []
  }
  const saveChanges = () => {
    if (added.length === 0) return
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
      if (saved.length + added.length === MAX_RECORDED) return
      added.push(entry)
      if (saved.length + added.length === MAX_RECORDED)
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

/** Start and end of an archive, around its entries. */
const [HEAD, TAIL] = JSON.stringify(toHar([]), null, 1).split(/(?<=\[)(?=\])/) as [string, string]

function replace(path: string, entries: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, HEAD + entries + TAIL)
  renameSync(`${path}.new`, path)
}

/** Writing thousands of entries again would block the server for seconds. */
function append(path: string, size: number, entries: string): void {
  truncateSync(path, size - TAIL.length)
  appendFileSync(path, entries + TAIL)
}
