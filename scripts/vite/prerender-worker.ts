import { parentPort, workerData } from 'node:worker_threads'
import { startNodeMocks } from '#mocks/node.ts'

/** Input from `prerender.ts`: the path of the app, built for Node. */
export interface PrerenderJob {
  readonly app: string
}

type Prerenderer = typeof import('#src/prerender.tsx')

export interface Prerendered extends Awaited<ReturnType<Prerenderer['prerender']>> {
  readonly path: string
}

const apiUrl = 'http://prerender.invalid/api/v1'

/**
 * Renders every public page, with the mock as its API. Runs in a worker thread, since browser code keeps timers and
 * channels open, which would keep the build from exiting.
 */
async function run({ app }: PrerenderJob): Promise<Prerendered[]> {
  // The router's browser build expects `self` for its developer tools.
  Object.assign(globalThis, { self: globalThis })
  const { prerender, publicPaths } = (await import(app)) as Prerenderer
  const { server, failures } = await startNodeMocks()
  server.listen()
  const pages: Prerendered[] = []
  for (const path of await publicPaths(apiUrl)) pages.push({ path, ...(await prerender(path, apiUrl)) })
  if (failures.length > 0) throw new Error(`The mock failed: ${failures.map(String).join('; ')}`)
  return pages
}

parentPort?.postMessage(await run(workerData as PrerenderJob))
