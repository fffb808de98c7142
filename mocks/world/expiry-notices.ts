import { DAY } from '../kernel/duration.ts'

/** Days before the end at which members learn that something expires; at the end, that it has expired. */
const NOTICE_DAYS = [30, 7, 0]

/** Times of the notifications about something that doesn't renew automatically. */
export function expiryNotices(expiresAt: number): number[] {
  return NOTICE_DAYS.map((days) => expiresAt - days * DAY)
}

/** Time of the next notification; null after the last one. */
export function nextExpiryNotice(expiresAt: number, now: number): number | null {
  return expiryNotices(expiresAt).find((at) => at > now) ?? null
}

export function daysBetween(at: number, expiresAt: number): number {
  return Math.round((expiresAt - at) / DAY)
}
