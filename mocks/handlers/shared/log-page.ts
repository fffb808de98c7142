import type { LogEntry, LogPage } from '#src/api/generated/types.gen.ts'
import { foldCase, includesAllWords, queryWords } from '#src/domain/text-match.ts'
import { iso } from '../../kernel/iso-time.ts'
import { searchLines } from '../../world/log-search.ts'
import { LOG_DELAY, LOG_RETENTION, type LogLine, type LogSource } from '../../world/logs.ts'
import { type CursorQuery, type Position, precedes, readCursor, writeCursor } from './cursor.ts'

interface LogQuery extends CursorQuery {
  readonly q?: string
  readonly level?: readonly string[]
}

/** Range of available lines: within the retention period and already visible. `until` is exclusive. */
export function availableLogs(now: number): { readonly from: number; readonly until: number } {
  return { from: now - LOG_RETENTION, until: now - LOG_DELAY + 1 }
}

/**
 * One page of a resource's log, newest first. Reads one line more than the page, to know whether another page
 * follows.
 *
 * @param id resource of the log, part of its cursors
 * @throws Problem 400 `invalid_cursor`
 */
export function logPage(
  id: string,
  query: LogQuery,
  { seed, now }: { readonly seed: number; readonly now: number },
  sources: readonly LogSource[],
): LogPage {
  const list = `logs:${id}`
  const after = query.cursor === undefined ? null : readCursor(list, query.cursor)
  const wanted = queryWords(query.q)
  const { from, until } = availableLogs(now)
  const range = { from, until: after === null ? until : Math.min(until, after.at + 1) }
  const filter = { terms: [], ...(query.level && { levels: new Set(query.level) }) }

  const items: LogEntry[] = []
  let last: Position | null = null
  let more = false
  for (const line of searchLines(seed, sources, range, filter)) {
    if (after !== null && !precedes(after, line)) continue
    if (wanted.length > 0 && !includesAllWords(textOf(line), wanted)) continue
    more = items.length === query.limit
    if (more) break
    items.push(toLogEntry(line))
    last = line
  }
  return { items, nextCursor: more && last ? writeCursor(list, last) : null }
}

function textOf({ service, message, details }: LogLine): string {
  return foldCase(`${service} ${message} ${details ?? ''}`)
}

export function toLogEntry({ at, ...line }: LogLine): LogEntry {
  return { ...line, timestamp: iso(at) }
}
