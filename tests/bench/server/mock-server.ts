import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { openDataFile } from '#mocks/server/data-file.ts'
import { startServer } from '#mocks/server/start.ts'
import { reportToParent } from './process.ts'

/** The server of `npm run mock-server`, without latency. The argument is the path for `--data`. */
const [, , data] = process.argv
const file = data === undefined ? null : await openDataFile(data, console.error)
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  scenario: 'test',
  seed: null,
  appUrl: 'http://console.test',
  store: file ?? memoryStore(),
  ...(file && { memory: file }),
  report: console.error,
})
reportToParent(Number(new URL(server.url).port))
