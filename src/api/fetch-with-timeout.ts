/** Longest time for an answer, to its last byte, in milliseconds. Nobody looks at a skeleton for longer and believes in it. */
const TIMEOUT = 30_000

let start: Promise<unknown> = Promise.resolve()

/** Holds every request back until `answered` resolves: a mock takes a moment to start, and nobody else would answer. */
export function holdRequests(answered: Promise<unknown>): void {
  start = answered
}

/** As `fetch`, but gives up with a `TimeoutError` when the answer takes too long, and still when its caller does. */
export const fetchWithTimeout: typeof globalThis.fetch = async (input, init) => {
  await start
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  const late = AbortSignal.timeout(TIMEOUT)
  return globalThis.fetch(input, { ...init, signal: given ? AbortSignal.any([given, late]) : late })
}
