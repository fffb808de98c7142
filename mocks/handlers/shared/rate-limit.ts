import { secondsUntil } from './request-context.ts'

interface RateLimit {
  /** Number of messages allowed within the window. */
  readonly max: number
  /** In milliseconds. */
  readonly window: number
}

/** Seconds until another message is allowed; null if it is allowed now. */
export function secondsToWait(
  sentAt: readonly number[],
  { max, window }: RateLimit,
  now: number,
): number | null {
  const latest = sentAt.toSorted((a, b) => b - a)[max - 1]
  return latest === undefined || latest + window <= now ? null : secondsUntil(latest + window, now)
}
