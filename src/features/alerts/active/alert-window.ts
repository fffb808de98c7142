import type { Alert } from '#src/api/generated/types.gen.ts'
import type { TimeRange } from '#src/ui/charts/chart-data.ts'

const MINUTE = 60_000

type Times = Pick<Alert, 'since' | 'resolvedAt'>

/** From 60 minutes before the alert until 30 minutes after it resolved, or the present, rounded up to the minute. */
export function windowAround({ since, resolvedAt }: Times, now: number): TimeRange {
  const end = resolvedAt === null ? now : Math.min(now, Date.parse(resolvedAt) + 30 * MINUTE)
  return { from: Date.parse(since) - 60 * MINUTE, to: Math.ceil(end / MINUTE) * MINUTE }
}

/**
 * The same for a chart, which ends no later than the last full minute: steps after the present have no values. In whole
 * minutes, so that the query key stays the same for a minute.
 */
export function chartWindow(alert: Times, now: number): TimeRange {
  const { from, to } = windowAround(alert, now)
  return { from, to: Math.min(to, Math.floor(now / MINUTE) * MINUTE) }
}
