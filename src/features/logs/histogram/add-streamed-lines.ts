import type { LogEntry, LogHistogram } from '#src/api/generated/types.gen.ts'

const KEYS = { ERROR: 'error', WARN: 'warn', INFO: 'info', DEBUG: 'debug' } as const

/**
 * Adds streamed lines that are newer than the counts, so totals move with the list between two requests.
 *
 * @param lines streamed lines, newest first
 */
export function addStreamedLines(histogram: LogHistogram, lines: readonly LogEntry[]): LogHistogram {
  const countedTo = Date.parse(histogram.to)
  const buckets = histogram.buckets.map((bucket) => ({ ...bucket }))
  const last = buckets.at(-1)
  let added = 0
  for (const { level, timestamp } of lines) {
    if (Date.parse(timestamp) < countedTo) break
    added++
    // The next request moves the buckets; until then the last one grows.
    if (last !== undefined) last[KEYS[level]]++
  }
  return added === 0 ? histogram : { ...histogram, buckets, total: histogram.total + added }
}
