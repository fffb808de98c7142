/** Maximum time for a complete response. */
const TIMEOUT_MS = 30_000

let ready = async (): Promise<unknown> => undefined

/** Makes each request call `until` first and wait for it, since the mock needs time to start. */
export function holdRequests(until: () => Promise<unknown>): void {
  ready = until
}

/** Like `fetch`, but aborts with a `TimeoutError` after 30 seconds. The caller's signal still works. */
export const fetchWithTimeout: typeof globalThis.fetch = async (input, init) => {
  await ready()
  const callerSignal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  return globalThis.fetch(input, {
    ...init,
    signal: callerSignal ? AbortSignal.any([callerSignal, timeout]) : timeout,
  })
}
