import { startNodeMocks } from '#mocks/node.ts'
import { fetchDriver } from './drivers/fetch.ts'
import { holdToTheContract } from './suite/run.ts'

/** MSW in Node, as in component tests: `fetch` is intercepted. */
holdToTheContract(async () => {
  const { server, runtime, failures } = await startNodeMocks()
  server.listen({ onUnhandledFrame: 'error' })
  return {
    driver: fetchDriver('http://console.test'),
    complaints: failures,
    async stop() {
      server.close()
      await runtime.close()
    },
  }
})
