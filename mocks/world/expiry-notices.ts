import { DAY } from '../kernel/duration.ts'

/** Days before the end at which members learn that something expires; at the end, that it has expired. */
const NOTICE_DAYS = [30, 7, 0]

/** Time of the next notification about something that doesn't renew by itself; null after the last one. */
export function nextExpiryNotice(expiresAt: number, now: number): number | null {
  return NOTICE_DAYS.map((days) => expiresAt - days * DAY).find((at) => at > now) ?? null
}

export function daysBetween(at: number, expiresAt: number): number {
  return Math.round((expiresAt - at) / DAY)
}
