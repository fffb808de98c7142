import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { notFound } from '../../engine/problem.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { MINUTE } from '../../kernel/duration.ts'
import { searchLines } from '../../world/log-search.ts'
import { type LogLine, type LogSource, locateLine } from '../../world/logs.ts'
import { precedes } from '../shared/cursor.ts'
import { availableLogs, toLogEntry } from '../shared/log-page.ts'
import type { SignedInView } from '../shared/view.ts'
import { sourcesOf } from './requested-range.ts'

const EVERYTHING = { terms: [] }

export const logEntryHandlers: HandlersFor<'getLog' | 'getLogContext'> = {
  getLog(ctx) {
    return { status: 200, body: toLogEntry(findLine(ctx, ctx.path.logId).line) }
  },

  getLogContext(ctx) {
    const { seed, now, query } = ctx
    const { line, source } = findLine(ctx, ctx.path.logId)
    const available = availableLogs(now)

    const older: LogEntry[] = []
    if (query.before > 0) {
      for (const it of searchLines(seed, [source], { ...available, until: line.at + 1 }, EVERYTHING)) {
        if (!precedes(line, it)) continue
        older.push(toLogEntry(it))
        if (older.length === query.before) break
      }
    }
    // Lines are generated newest first, so widen the range until there are enough newer ones.
    let newer: LogLine[] = []
    for (let reach = 15 * MINUTE; query.after > 0; reach *= 4) {
      const until = Math.min(available.until, line.at + reach)
      newer = [...searchLines(seed, [source], { from: line.at, until }, EVERYTHING)].filter((it) =>
        precedes(it, line),
      )
      if (newer.length >= query.after || until === available.until) break
    }
    return {
      status: 200,
      body: {
        newer: query.after === 0 ? [] : newer.slice(-query.after).map(toLogEntry),
        entry: toLogEntry(line),
        older,
      },
    }
  },
}

/** @throws Problem 404 */
function findLine(
  { tx, identity, seed, now }: SignedInView,
  id: string,
): { readonly line: LogLine; readonly source: LogSource } {
  const place = locateLine(id)
  const available = availableLogs(now)
  if (place !== null) {
    const range = {
      from: Math.max(place.from, available.from),
      until: Math.min(place.until, available.until),
    }
    for (const source of sourcesOf(tx, identity, {})) {
      if (!source.id.endsWith(`_${place.sourceEnd}`)) continue
      for (const line of searchLines(seed, [source], range, EVERYTHING))
        if (line.id === id) return { line, source }
    }
  }
  throw notFound('log entry', id)
}
