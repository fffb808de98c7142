import { documentStore } from '#src/document-store.ts'
import { serverTime } from '#src/server-time.ts'

/**
 * Milliseconds that the server's clock is ahead of the local one. A wrong local clock would show "in 55 minutes" for
 * something five minutes ago, and the mock's clock may be moved.
 */
const ahead = documentStore(() => 0)

/** Calls a function whenever the clock is set to another time. @returns a function that ends it */
export const onClockSet = ahead.subscribe

/** The `Date` header has a resolution of a second; smaller differences are noise. */
const TOLERANCE_MS = 2000

/** Synchronizes with the `Date` header of a response (RFC 9110, section 6.6.1). */
export function followServerClock(dateHeader: string | null): void {
  const sent = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (!Number.isNaN(sent)) setOffset(sent - Date.now())
}

if (__MOCKS__) serverTime.subscribe((time) => setOffset(time - Date.now()))

function setOffset(offset: number): void {
  if (Math.abs(offset - ahead.get()) <= TOLERANCE_MS) return
  ahead.set(Math.abs(offset) > TOLERANCE_MS ? offset : 0)
}

/** Current server time, epoch milliseconds. */
export function now(): number {
  return Date.now() + ahead.get()
}
