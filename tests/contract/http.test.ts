import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { startServer } from '#mocks/server/start.ts'
import { fetchDriver } from './drivers/fetch.ts'
import { holdToTheContract } from './suite/run.ts'

/** The server of `npm run mock-server`, on a free port. */
holdToTheContract(async () => {
  const complaints: unknown[] = []
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    scenario: 'test',
    seed: null,
    appUrl: 'http://console.test',
    store: memoryStore(),
    report: (complaint) => complaints.push(complaint),
  })
  return { driver: fetchDriver(server.url), complaints, stop: () => server.stop() }
})
