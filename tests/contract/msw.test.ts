import { startNodeMocks } from '#mocks/node.ts'
import { fetchDriver } from './drivers/fetch.ts'
import { testContract } from './suite/run.ts'

/** MSW in Node, as in component tests: `fetch` is intercepted. */
testContract(async () => {
  const { server, runtime, failures } = await startNodeMocks()
  server.listen({ onUnhandledFrame: 'error' })
  return {
    driver: fetchDriver('http://console.test'),
    violations: failures,
    async stop() {
      server.close()
      await runtime.close()
    },
  }
})
