import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { type MockServer, startServer } from '#mocks/server/start.ts'
import { START } from './fixtures.ts'

/** A mock server on a port of its own, at the instant at which tests begin. */
export interface FarServer extends MockServer {
  /** Where its API is; the console talks to it from `?api=` on. */
  readonly api: string
}

export async function startFarServer(): Promise<FarServer> {
  const server = await startServer({
    port: 0,
    host: 'localhost',
    scenario: 'test',
    seed: 1,
    appUrl: 'http://app.test',
    store: memoryStore(),
    realNow: () => START.getTime(),
    report: (message) => console.error(message),
  })
  return { ...server, api: `${server.url}/api/v1` }
}
