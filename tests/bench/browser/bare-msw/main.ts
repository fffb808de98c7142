import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'

declare global {
  /** Response of the handler; set by the benchmark. */
  var bareAnswer: string | undefined
}

/** Baseline of a mocked request: one plain MSW handler that returns a fixed text. */
await setupWorker(
  http.get('/api/v1/vms/:id', () => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    return new HttpResponse(globalThis.bareAnswer, { headers })
  }),
).start({ quiet: true, onUnhandledFrame: 'bypass' })
document.title = 'ready'
