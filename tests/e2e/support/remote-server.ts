import { memoryStore } from '#mocks/db/persistence/memory.ts'
import { type MockServer, startServer } from '#mocks/server/start.ts'
import { START } from './fixtures.ts'

/** Mock server on its own port, at the tests' start time. */
export interface RemoteServer extends MockServer {
  /** URL of its API, for `?api=`. */
  readonly api: string
}

export async function startRemoteServer(): Promise<RemoteServer> {
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
