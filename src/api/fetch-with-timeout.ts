/** Maximum time for a complete response, in milliseconds. */
const TIMEOUT = 30_000

let start = async (): Promise<unknown> => undefined

/** Calls `answered` before each request and waits for it, since the mock needs time to start. */
export function holdRequests(answered: () => Promise<unknown>): void {
  start = answered
}

/** Like `fetch`, but aborts with a `TimeoutError` after 30 seconds. The caller's signal still works. */
export const fetchWithTimeout: typeof globalThis.fetch = async (input, init) => {
  await start()
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  const late = AbortSignal.timeout(TIMEOUT)
  return globalThis.fetch(input, { ...init, signal: given ? AbortSignal.any([given, late]) : late })
}
