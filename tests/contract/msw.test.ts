import { createAdmin } from '#mocks/admin/admin.ts'
import { createControl } from '#mocks/admin/control.ts'
import { startNodeMocks } from '#mocks/node.ts'
import { fetchDriver } from './drivers/fetch.ts'
import { handleDriver } from './drivers/handle.ts'
import { testContract } from './suite/run.ts'

/**
 * MSW in Node, as in component tests: `fetch` is intercepted. Setup doesn't go through `fetch`, since it makes most of
 * the requests, and `http.test.ts` sends them over the network.
 */
testContract(async () => {
  const { server, runtime, failures } = await startNodeMocks()
  server.listen({ onUnhandledFrame: 'error' })
  const admin = createAdmin(createControl(runtime))
  return {
    driver: fetchDriver('http://console.test'),
    admin: handleDriver(async (request) => (await admin(request)) ?? (await runtime.handle(request))),
    violations: failures,
    async stop() {
      server.close()
      await runtime.close()
    },
  }
})
