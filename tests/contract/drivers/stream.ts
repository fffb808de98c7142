import { setTimeout as pause } from 'node:timers/promises'
import type { WireStream } from '../suite/driver.ts'

/**
 * Reads the text of a stream in chunks.
 * @param timeoutMs longest wait for a chunk, in milliseconds
 */
export function readInTime(
  stream: ReadableStream<Uint8Array>,
  leaving: AbortController,
  timeoutMs: number,
): Pick<WireStream, 'read' | 'close'> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  // A read that timed out continues, and the next one gets its result.
  let coming: Promise<string | null> | null = null
  return {
    async read() {
      coming ??= reader
        .read()
        .then(({ value, done }) => (done ? null : decoder.decode(value, { stream: true })))
      const received = new AbortController()
      const silence = pause(timeoutMs, undefined, { signal: received.signal }).catch(() => undefined)
      const piece = await Promise.race([coming, silence])
      received.abort()
      if (piece !== undefined) coming = null
      return piece ?? null
    },
    async close() {
      leaving.abort()
      // Canceling an aborted stream reports the abort again.
      await reader.cancel().catch(() => {})
    },
  }
}
