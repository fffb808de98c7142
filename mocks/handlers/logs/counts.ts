import type { LogBucket, LogLevel } from '#src/api/generated/types.gen.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { iso } from '../../world/iso.ts'
import { countLines } from '../../world/log-search.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../world/noise.ts'
import { askedRange, filterOf, sourcesOf } from './asked.ts'

/** Lengths of buckets that clocks and calendars are divided by. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((it) => it * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((it) => it * MINUTE),
  ...[1, 2, 3, 6, 12].map((it) => it * HOUR),
]

const COLUMN = { ERROR: 'error', WARN: 'warn', INFO: 'info', DEBUG: 'debug' } as const satisfies Record<
  LogLevel,
  keyof LogBucket
>

type Counts = { -readonly [Key in Exclude<keyof LogBucket, 'at'>]: number }

export const logCountHandlers: HandlersFor<'getLogHistogram' | 'listLogServices'> = {
  getLogHistogram({ tx, who, seed, now, query }) {
    const { from, to, kept } = askedRange(query, now)
    const step = stepOf(from, to, query.buckets)
    const first = Math.floor(from / step)
    const counts = Array.from(
      { length: Math.floor((to - 1) / step) - first + 1 },
      (): Counts => ({ error: 0, warn: 0, info: 0, debug: 0 }),
    )
    let total = 0
    const approximate = countLines(
      seed,
      sourcesOf(tx, who, query),
      kept,
      filterOf(query),
      (at, level, _service, count) => {
        const bucket = counts[Math.floor(at / step) - first] as Counts
        bucket[COLUMN[level as LogLevel]] += count
        total += count
      },
    )
    const buckets = counts.map((bucket, index) => ({ at: iso((first + index) * step), ...bucket }))
    return {
      status: 200,
      body: { from: iso(from), to: iso(to), stepSeconds: step / SECOND, total, approximate, buckets },
    }
  },

  listLogServices({ tx, who, seed, now, query }) {
    const { kept } = askedRange(query, now)
    const counts = new Map<string, number>()
    const sources = sourcesOf(tx, who, query)
    const approximate = countLines(seed, sources, kept, filterOf(query), (_at, _level, service, count) => {
      counts.set(service, (counts.get(service) ?? 0) + count)
    })
    const items = [...counts]
      .map(([service, count]) => ({ service, count }))
      .sort((a, b) => b.count - a.count || (a.service < b.service ? -1 : 1))
    return { status: 200, body: { items: items.slice(0, MOST_SERVICES), approximate } }
  },
}

const MOST_SERVICES = 1000

/** The shortest step with which a range fits into so many buckets, wherever it begins. */
function stepOf(from: number, to: number, buckets: number): number {
  const fits = (step: number) => Math.floor((to - 1) / step) - Math.floor(from / step) < buckets
  const known = STEPS.find(fits)
  if (known !== undefined) return known
  let days = Math.max(1, Math.floor((to - from) / buckets / DAY))
  while (!fits(days * DAY)) days++
  return days * DAY
}
