import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'

declare global {
  /** What the handler answers; set by the bench before it asks. */
  var bareAnswer: string | undefined
}

/** The least that a mocked request costs: one handler of MSW's own that answers with text it was given. */
await setupWorker(
  http.get('/api/v1/vms/:id', () => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
    return new HttpResponse(globalThis.bareAnswer, { headers })
  }),
).start({ quiet: true, onUnhandledFrame: 'bypass' })
document.title = 'ready'
