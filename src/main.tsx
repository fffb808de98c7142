import { createRoot, hydrateRoot } from 'react-dom/client'
import { chosenApi } from './api/address.ts'
import { configureClient } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { endSession } from './api/session.ts'
import { App } from './app.tsx'
import { preloadCode } from './preload-code.ts'
import { createRouter } from './router.tsx'
import { reloadStylesheets } from './shell/reload-stylesheets.ts'
import { keepServerTime } from './shell/server-clock.ts'
import { followSession } from './shell/session/follow-session.ts'
import { stayWhenOffline } from './shell/stay-when-offline.ts'

// Before the router reads the address.
const api = chosenApi(__MOCKS__)
const queryClient = createQueryClient()
const router = createRouter(queryClient)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** @param ready resolves when somebody answers requests */
function configure(ready?: Promise<unknown>): void {
  configureClient({
    onUnauthenticated: () => endSession(queryClient),
    baseUrl: api,
    ...(ready && { ready }),
  })
  keepServerTime()
  stayWhenOffline()
  reloadStylesheets()
  followSession(queryClient, router, () => window.location.reload())
}

/** A page that was written to a file when the app was built: it can be read already, and is taken over as it stands. */
async function takeOver(container: Element): Promise<void> {
  const data = document.getElementById('prerendered-data')?.textContent
  if (data) (await import('./take-over-data.ts')).takeOverData(queryClient, data)
  // What the page shows must be there before it is compared with what stands in the document.
  await router.load()
  hydrateRoot(container, <App queryClient={queryClient} router={router} />)
}

/**
 * Not awaited at the top of this module: the mock shares modules with the app, which lie in one file with this one, and
 * would wait for that file to have run while it waits for the mock.
 */
async function main(container: HTMLElement): Promise<void> {
  // A constant of the build: in production the bundler drops this, and with it the only way into `mocks/`. The mock is
  // asked for before the page's code, whose many small files it would else come after: its start takes longest.
  const mocks = __MOCKS__ && api === null ? import('#mocks/browser.ts') : null
  // Not awaited: a part that fails to come is asked for again, and its failure shown, when it is to be rendered.
  preloadCode(router)
  // False when the mock cannot run here; the page then says why, and nothing would answer the app.
  const started = mocks?.then(({ startMocks }) => startMocks())
  if (container.dataset.prerendered === router.latestLocation.pathname) {
    configure(started?.then((runs) => (runs ? undefined : new Promise(() => {}))))
    await takeOver(container)
    return
  }
  if (started && !(await started)) return
  configure()
  createRoot(container).render(<App queryClient={queryClient} router={router} />)
}

void main(root)
