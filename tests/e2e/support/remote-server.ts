import type { MockServer } from '#mocks/server/start.ts'
import { START } from './fixtures.ts'

/** Mock server on its own port, at the tests' start time. */
export interface RemoteServer extends MockServer {
  /** URL of its API, for `?api=`. */
  readonly api: string
}

export async function startRemoteServer(): Promise<RemoteServer> {
  // Playwright loads each file of tests in several processes, of which few start a server.
  const { startServer } = await import('#mocks/server/start.ts')
  const { memoryStore } = await import('#mocks/db/persistence/memory.ts')
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
