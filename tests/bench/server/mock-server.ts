import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { startServer } from '#mocks/server/start.ts'
import { reportToParent } from './process.ts'

/** The server of `npm run mock-server`, without latency. */
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  scenario: 'test',
  seed: null,
  appUrl: 'http://console.test',
  store: memoryStore(),
  report: console.error,
})
reportToParent(Number(new URL(server.url).port))
