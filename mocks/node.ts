import { bypass } from 'msw'
import { setupServer } from 'msw/node'
import { createAdmin } from './admin/admin.ts'
import { createControl } from './admin/control.ts'
import { memoryStore } from './db/persistence/memory.ts'
import { liveWay } from './runtime/live.ts'
import { CloudHandler, type RequestTarget } from './runtime/msw-handler.ts'
import { isFailure, startRuntime } from './runtime/runtime.ts'
import { compose, readSelection } from './scenarios/selection.ts'

/**
 * The mock for Vitest: `fetch` to any origin below the API's base path is answered. There is no cookie jar in
 * Node; a test sends the `cookie` header itself.
 */
export async function startNodeMocks(selection = 'test') {
  const failures: unknown[] = []
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: Date.now,
      appUrl: 'http://localhost:5173',
      live: liveWay({
        fetch: (request) => fetch(bypass(request)),
        origin: 'http://localhost',
        passesCookies: true,
      }),
      report: (event) => {
        if (isFailure(event)) failures.push(event)
      },
    },
    compose(readSelection(selection)),
  )
  const admin = createAdmin(createControl(runtime))
  const target: RequestTarget = {
    handle: (request) => admin(request) ?? runtime.handle(request),
  }
  const server = setupServer(new CloudHandler(target, null))
  return {
    runtime,
    server,
    /** Deviations from the contract, bugs of handlers and storage notices since the start: a test asserts there are none. */
    failures,
  }
}
