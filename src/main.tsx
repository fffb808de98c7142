import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openApi, provideApi } from './api/access.ts'
import { chooseApi } from './api/address.ts'
import { App } from './app.tsx'
import { preloadCode } from './preload-code.ts'
import { createRouter } from './router.tsx'
import { reloadStylesheets } from './shell/reload-stylesheets.ts'
import { stayWhenOffline } from './shell/stay-when-offline.ts'
import { routeTree as siteRouteTree } from './siteRouteTree.gen.js'

// Before a router reads the address.
const api = chooseApi(__MOCKS__)

type AppRouter = ReturnType<typeof createRouter>

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

/** @param answered resolves when somebody answers requests, where nobody does yet */
function configure(router: AppRouter, answered?: Promise<unknown>): void {
  provideApi(async () => (await import('./connect-api.ts')).connectApi(router, answered), answered)
  stayWhenOffline()
  reloadStylesheets()
}

/** A page that was written to a file when the app was built: it can be read already, and is taken over as it stands. */
async function takeOver(container: HTMLElement, router: AppRouter): Promise<void> {
  const data = document.getElementById('prerendered-data')?.textContent
  if (data) {
    const [{ takeOverData }, queryClient] = await Promise.all([import('./take-over-data.ts'), openApi()])
    takeOverData(queryClient, data)
  }
  // What the page shows must be there before it is compared with what stands in the document.
  await router.load()
  // Whoever has gone on meanwhile is to see another page than what stands there.
  if (!isWritten(container, router)) return void createRoot(container).render(<App router={router} />)
  // Bit by bit, so that whoever scrolls or types meanwhile is not held up.
  startTransition(() => {
    hydrateRoot(container, <App router={router} />, {
      // Who goes on before all is done finds other parts than are expected: React draws those anew, as is wanted then.
      onRecoverableError: (error) => {
        if (isWritten(container, router)) reportError(error)
      },
    })
  })
}

/** Whether the document holds the page of its address. The router's history knows of a step before the window does. */
function isWritten(container: HTMLElement, router: AppRouter): boolean {
  return container.dataset.prerendered === router.history.location.pathname
}

/**
 * Not awaited at the top of this module: the mock shares modules with the app, which lie in one file with this one, and
 * would wait for that file to have run while it waits for the mock.
 */
async function main(container: HTMLElement): Promise<void> {
  const router = createRouter(siteRouteTree)
  const isPublic = !(await router.options.context.learnRoutes(router.latestLocation.pathname))
  // Not awaited: a part that fails to come is asked for again, and its failure shown, when it is to be rendered.
  preloadCode(router)
  // A constant of the build: in production the bundler drops this, and with it the only way into `mocks/`. A built page
  // has long asked for that file (`scripts/vite/early-module.ts`). It is run after the page's code has been asked for, so
  // that this comes meanwhile: its start takes longest.
  const mocks = __MOCKS__ && api === null ? import('#mocks/browser.ts') : null
  // False when the mock cannot run here; the page then says why, and nothing would answer the app.
  const started = mocks?.then(({ startMocks }) => startMocks())
  // A public page does not wait for the mock; only what it asks of the API does.
  if (!isPublic && started && !(await started)) return
  configure(
    router,
    started?.then((runs) => (runs ? undefined : new Promise(() => {}))),
  )
  if (isWritten(container, router)) await takeOver(container, router)
  else createRoot(container).render(<App router={router} />)
}

void main(root)
