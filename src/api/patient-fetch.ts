/** How long an answer may take, to its last byte, in milliseconds. Nobody looks at a skeleton for longer and believes in it. */
const PATIENCE = 30_000

/** As `fetch`, but gives up with a `TimeoutError` when the answer takes too long, and still when its caller does. */
export const patientFetch: typeof globalThis.fetch = (input, init) => {
  const given = init?.signal ?? (input instanceof Request ? input.signal : undefined)
  const late = AbortSignal.timeout(PATIENCE)
  return globalThis.fetch(input, { ...init, signal: given ? AbortSignal.any([given, late]) : late })
}
