import type { LogEntry, LogPage } from '#src/api/generated/types.gen.ts'
import type { ResourceType } from '#src/domain/resource-type.ts'
import { fold, hasAll, words } from '#src/domain/text-match.ts'
import type { LogLine } from '../../world/logs.ts'
import { type CursorQuery, type Position, precedes, readCursor, writeCursor } from '../cursor.ts'
import { iso } from '../moment.ts'

/** A line, and what the entry calls its source. */
export interface NamedLine {
  readonly line: LogLine
  readonly source: string
}

/** What wrote it. */
interface Origin {
  readonly type: ResourceType
  readonly id: string
}

interface LogQuery extends CursorQuery {
  readonly q?: string
  readonly level?: readonly string[]
}

/**
 * A page of a log, newest first. Reads no further than the page is long, and one line more to know whether there is
 * another page.
 *
 * @param origin whose log it is: a cursor of one is none of another
 * @param linesUntil the lines before an instant, newest first
 * @throws Problem 400 `invalid_cursor`
 */
export function logPage(
  origin: Origin,
  query: LogQuery,
  now: number,
  linesUntil: (until: number) => Iterable<NamedLine>,
): LogPage {
  const list = `logs:${origin.id}`
  const after = query.cursor === undefined ? null : readCursor(list, query.cursor)
  const levels = query.level && new Set<string>(query.level)
  const wanted = words(query.q)

  const items: LogEntry[] = []
  let last: Position | null = null
  let more = false
  for (const { line, source } of linesUntil(after === null ? now + 1 : after.at + 1)) {
    if (after !== null && !precedes(after, line)) continue
    if (levels && !levels.has(line.level)) continue
    if (wanted.length > 0 && !hasAll(textOf(line), wanted)) continue
    more = items.length === query.limit
    if (more) break
    items.push(toLogEntry(line, source, origin))
    last = line
  }
  return { items, nextCursor: more && last ? writeCursor(list, last) : null }
}

function textOf(line: LogLine): string {
  return fold(`${line.service} ${line.message} ${line.details ? JSON.stringify(line.details) : ''}`)
}

function toLogEntry(line: LogLine, source: string, origin: Origin): LogEntry {
  return {
    id: line.id,
    timestamp: iso(line.at),
    level: line.level,
    service: line.service,
    source,
    resourceType: origin.type,
    resourceId: origin.id,
    message: line.message,
    details: line.details && JSON.stringify(line.details),
  }
}
