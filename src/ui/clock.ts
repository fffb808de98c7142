import { createEmitter } from '#src/emitter.ts'
import { serverTime } from '#src/server-time.ts'

/**
 * Clock of the UI, synchronized with the server's `Date` header: a wrong local clock would show "in 55 minutes" for
 * something five minutes ago, and the mock's clock may be moved.
 */
let ahead = 0

/** Emits when the clock is set to another time. */
export const clockSet = createEmitter()

/** The `Date` header has a resolution of a second; smaller differences are noise. */
const tolerance = 2000

/** Synchronizes with the `Date` header of a response (RFC 9110, section 6.6.1). */
export function followServerClock(dateHeader: string | null, receivedAt = Date.now()): void {
  const sent = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (!Number.isNaN(sent)) setOffset(sent - receivedAt)
}

if (__MOCKS__) serverTime.subscribe((time) => setOffset(time - Date.now()))

function setOffset(offset: number): void {
  if (Math.abs(offset - ahead) <= tolerance) return
  ahead = Math.abs(offset) > tolerance ? offset : 0
  clockSet.emit()
}

/** Current server time, epoch milliseconds. */
export function now(): number {
  return Date.now() + ahead
}
