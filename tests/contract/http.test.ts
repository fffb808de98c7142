import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { startServer } from '#mocks/server/start.ts'
import { cases } from './cases/index.ts'
import { fetchDriver } from './drivers/fetch.ts'
import { testContract } from './suite/run.ts'
import { transportCases } from './suite/transport.ts'

/** The server of `npm run mock-server`, on a free port. `msw.test.ts` runs all cases with the same engine. */
testContract(transportCases(cases), async () => {
  const violations: unknown[] = []
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    scenario: 'test',
    seed: null,
    appUrl: 'http://console.test',
    store: memoryStore(),
    report: (complaint) => violations.push(complaint),
  })
  return { driver: fetchDriver(server.url), violations, stop: () => server.stop() }
})
