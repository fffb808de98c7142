import type { LogEntry } from '#src/api/generated/types.gen.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { PAGE_EFFORT, searchLines } from '../../world/log-search.ts'
import { LOG_DELAY } from '../../world/logs.ts'
import { type Position, precedes, readCursor, writeCursor } from '../shared/cursor.ts'
import { toLogEntry } from '../shared/log-page.ts'
import { filterOf, requestedRange, sourcesOf } from './requested-range.ts'

const LIST = 'logs'
export const STREAM = 'logs:stream'

/** Position after all lines up to and including an instant: no id sorts after it. */
export function positionAfter(at: number): Position {
  return { at, id: '~' }
}

export const logSearchHandlers: HandlersFor<'searchLogs'> = {
  searchLogs({ tx, identity, seed, now, query }) {
    const { from, available } = requestedRange(query, now)
    const after = query.cursor === undefined ? null : readCursor(LIST, query.cursor)
    const range =
      after === null ? available : { ...available, until: Math.min(available.until, after.at + 1) }
    const sources = sourcesOf(tx, identity, query)
    const lines = searchLines(seed, sources, range, filterOf(query), PAGE_EFFORT)

    const items: LogEntry[] = []
    let next: Position | null = null
    for (;;) {
      const { value, done } = lines.next()
      if (done) {
        // The search paused: nothing before this instant has been searched yet.
        if (value > range.from) next = { at: value, id: '' }
        break
      }
      if (after !== null && !precedes(after, value)) continue
      if (items.length === query.limit) {
        const last = items.at(-1) as LogEntry
        next = { at: Date.parse(last.timestamp), id: last.id }
        break
      }
      items.push(toLogEntry(value))
    }
    return {
      status: 200,
      body: {
        items,
        nextCursor: next && writeCursor(LIST, next),
        searchedTo: iso(next?.at ?? from),
        streamAfter: writeCursor(STREAM, positionAfter(now - LOG_DELAY)),
      },
    }
  },
}
