import { parentPort, workerData } from 'node:worker_threads'
import { startNodeMocks } from '#mocks/node.ts'
import type { Prerendered, PrerenderJob } from './prerender-job.ts'

type Site = typeof import('#src/prerender.tsx')
type SignIn = typeof import('#src/prerender-sign-in.tsx')

const apiUrl = 'http://prerender.invalid/api/v1'

/**
 * Renders every public page and every sign-in page, with the mock as their API. Runs in a worker thread, since browser
 * code keeps timers and channels open, which would keep the build from exiting.
 */
async function run(job: PrerenderJob): Promise<Prerendered[]> {
  // The router's browser build expects `self` for its developer tools.
  Object.assign(globalThis, { self: globalThis })
  const { server, failures } = await startNodeMocks()
  server.listen()
  const pages: Prerendered[] = []
  const site = (await import(job.site)) as Site
  for (const page of await site.publicPages(apiUrl))
    pages.push({ ...page, isPublic: true, ...(await site.prerender(page.path, apiUrl)) })
  // Only now, since both route trees attach their routes to the same root.
  const signIn = (await import(job.signIn)) as SignIn
  for (const path of signIn.signInPaths)
    pages.push({ path, isPublic: false, ...(await signIn.prerender(path, apiUrl)) })
  if (failures.length > 0) throw new Error(`The mock failed: ${failures.map(String).join('; ')}`)
  return pages
}

parentPort?.postMessage(await run(workerData as PrerenderJob))
