/** Waits in real time; rejects when the signal aborts. With Infinity it waits only for that. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined
    function done() {
      signal?.removeEventListener('abort', abort)
      resolve()
    }
    function abort() {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}

/** Real milliseconds since an arbitrary start, to measure durations. Not part of the simulated world. */
export function stopwatch(): number {
  return performance.now()
}

/**
 * Lets the page handle input and draw before a long computation continues. Does not wait where tasks have no such order, as
 * in Node.
 */
export async function yieldToPage(): Promise<void> {
  await globalThis.scheduler?.yield?.()
}
