/**
 * The clock that the screen goes by. It is the server's, as far as the answers tell it: a laptop whose clock is wrong
 * by an hour would otherwise show "in 55 minutes" for what happened five minutes ago, and a mock whose clock has been
 * moved would disagree with the page around it.
 */
let ahead = 0

/** A second is the resolution of the `Date` header; less than this is noise. */
const tolerance = 2000

/** Takes the `Date` header of an answer into account (RFC 9110, section 6.6.1). */
export function followServerClock(dateHeader: string | null, receivedAt = Date.now()): void {
  const sent = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
  if (Number.isNaN(sent)) return
  const offset = sent - receivedAt
  if (Math.abs(offset - ahead) > tolerance) ahead = Math.abs(offset) > tolerance ? offset : 0
}

/** Now, by the server's clock, in milliseconds since 1970. */
export function now(): number {
  return Date.now() + ahead
}
