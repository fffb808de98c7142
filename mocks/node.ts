import { bypass } from 'msw'
import { setupServer } from 'msw/node'
import { createAdmin } from './admin/admin.ts'
import { createControl } from './admin/control.ts'
import { memoryStore } from './db/persistence/memory.ts'
import { createForwarder } from './runtime/live.ts'
import { CloudHandler, type RequestTarget } from './runtime/msw-handler.ts'
import { isFailure, startRuntime } from './runtime/runtime.ts'
import { compose, readSelection } from './scenarios/selection.ts'

/**
 * The mock for Vitest: answers `fetch` to the API's base path on any origin. Node has no cookie jar, so tests send the
 * `cookie` header themselves.
 */
export async function startNodeMocks(selection = 'test') {
  const failures: unknown[] = []
  const runtime = await startRuntime(
    {
      store: memoryStore(),
      realNow: Date.now,
      appUrl: 'http://localhost:5173',
      live: createForwarder({
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
    /** Contract violations, handler bugs and storage notices since the start. Tests assert that there are none. */
    failures,
  }
}
