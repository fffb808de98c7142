import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { toCsv } from '#src/domain/csv.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { iso } from '../../kernel/iso-time.ts'
import { searchLines } from '../../world/log-search.ts'
import { toLogEntry } from '../shared/log-page.ts'
import { filterOf, requestedRange, sourcesOf } from './requested-range.ts'

type ExportOperation = 'exportLogsAsJson' | 'exportLogsAsCsv' | 'exportLogsAsText'

/** Limit of exported entries. */
const MAX = 50_000
/** Higher than for a page, since nobody waits for an export. */
const EFFORT = { slots: 20_000_000, lines: 150_000 }

export const logExportHandlers: HandlersFor<ExportOperation> = {
  exportLogsAsJson(ctx) {
    const { from, to, items, truncated } = found(ctx)
    const body = { from: iso(from), to: iso(to), exportedAt: iso(ctx.now), truncated, items }
    return { status: 200, headers: header(truncated), body }
  },

  exportLogsAsCsv(ctx) {
    const { items, truncated } = found(ctx)
    const rows = items.map((it) => COLUMNS.map((column) => it[column]))
    return { status: 200, headers: header(truncated), body: toCsv([COLUMNS, ...rows]) }
  },

  exportLogsAsText(ctx) {
    const { items, truncated } = found(ctx)
    return { status: 200, headers: header(truncated), body: items.map(textLine).join('') }
  },
}

const COLUMNS = ['timestamp', 'level', 'service', 'source', 'message', 'details', 'id'] as const

/** Formats an entry as one line, even if the message has line breaks. */
function textLine({ timestamp, level, source, service, message, details }: LogEntry): string {
  const text = `${timestamp} ${level} ${source} ${service}: ${message}${details === null ? '' : ` ${details}`}`
  return `${text.replaceAll(/[\r\n]+/g, ' ')}\n`
}

function header(truncated: boolean): [readonly [string, string]] {
  return [['x-truncated', String(truncated)]]
}

function found({
  tx,
  identity,
  seed,
  now,
  query,
}: Pick<Context<ExportOperation>, 'tx' | 'identity' | 'seed' | 'now' | 'query'>): {
  readonly from: number
  readonly to: number
  readonly items: LogEntry[]
  readonly truncated: boolean
} {
  const { from, to, available } = requestedRange(query, now)
  const items: LogEntry[] = []
  const lines = searchLines(seed, sourcesOf(tx, identity, query), available, filterOf(query), EFFORT)
  for (;;) {
    const { value, done } = lines.next()
    if (done) return { from, to, items, truncated: value > available.from }
    if (items.length === MAX) return { from, to, items, truncated: true }
    items.push(toLogEntry(value))
  }
}
