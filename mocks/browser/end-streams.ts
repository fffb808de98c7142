import { onLeaving } from '#src/leaving.ts'
import type { EngineRequest } from '../engine/types.ts'

/**
 * Ends an event stream when its page is left. Firefox reports a stream that is cut off in the worker as a failed
 * request.
 */
export function endOnLeaving(request: EngineRequest): EngineRequest {
  if (request.headers.get('accept') !== 'text/event-stream') return request
  const left = new AbortController()
  const unsubscribe = onLeaving(() => left.abort())
  request.signal?.addEventListener('abort', unsubscribe, { once: true })
  const { method, url, headers, signal } = request
  return {
    method,
    url,
    headers,
    text: () => request.text(),
    signal: signal ? AbortSignal.any([signal, left.signal]) : left.signal,
  }
}
