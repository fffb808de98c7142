import type { LogBucket, LogLevel } from '#src/api/generated/types.gen.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/duration.ts'
import { iso } from '../../kernel/iso-time.ts'
import { countLines } from '../../world/log-search.ts'
import { filterOf, requestedRange, sourcesOf } from './requested-range.ts'

/** Bucket lengths that align with clock and calendar. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((it) => it * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((it) => it * MINUTE),
  ...[1, 2, 3, 6, 12].map((it) => it * HOUR),
]

/** Column of each level within a bucket. */
const COLUMN = { ERROR: 0, WARN: 1, INFO: 2, DEBUG: 3 } as const satisfies Record<LogLevel, number>
const COLUMNS = Object.keys(COLUMN).length

export const logCountHandlers: HandlersFor<'getLogHistogram' | 'listLogServices'> = {
  getLogHistogram({ tx, identity, seed, now, query }) {
    const { from, to, available } = requestedRange(query, now)
    const step = stepOf(from, to, query.buckets)
    const first = Math.floor(from / step)
    const length = Math.floor((to - 1) / step) - first + 1
    // Buckets one after the other, each with one column per level.
    const counts = new Float64Array(length * COLUMNS)
    const approximate = countLines(seed, sourcesOf(tx, identity, query), available, filterOf(query), {
      column: (level) => COLUMN[level],
      count: (at, column, lines) => {
        const place = (Math.floor(at / step) - first) * COLUMNS + column
        counts[place] = (counts[place] as number) + lines
      },
    })
    const buckets = Array.from({ length }, (_, index): LogBucket => {
      const of = (level: LogLevel) => counts[index * COLUMNS + COLUMN[level]] as number
      const at = iso((first + index) * step)
      return { at, error: of('ERROR'), warn: of('WARN'), info: of('INFO'), debug: of('DEBUG') }
    })
    const total = counts.reduce((sum, count) => sum + count, 0)
    return {
      status: 200,
      body: { from: iso(from), to: iso(to), stepSeconds: step / SECOND, total, approximate, buckets },
    }
  },

  listLogServices({ tx, identity, seed, now, query }) {
    const { available } = requestedRange(query, now)
    const sources = sourcesOf(tx, identity, query)
    const counts: number[] = []
    const columns = new Map<string, number>()
    const approximate = countLines(seed, sources, available, filterOf(query), {
      column: (_level, service) => {
        const column = columns.get(service) ?? columns.size
        columns.set(service, column)
        return column
      },
      count: (_at, column, lines) => {
        counts[column] = (counts[column] ?? 0) + lines
      },
    })
    const items = [...columns]
      .map(([service, column]) => ({ service, count: counts[column] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.service < b.service ? -1 : 1))
    return { status: 200, body: { items: items.slice(0, MAX_SERVICES), approximate } }
  },
}

const MAX_SERVICES = 1000

/** Shortest step for which any range of this length fits into so many buckets. */
function stepOf(from: number, to: number, buckets: number): number {
  const fits = (step: number) => Math.floor((to - 1) / step) - Math.floor(from / step) < buckets
  const known = STEPS.find(fits)
  if (known !== undefined) return known
  let days = Math.max(1, Math.floor((to - from) / buckets / DAY))
  while (!fits(days * DAY)) days++
  return days * DAY
}
