import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { holdRequests } from './api/fetch-with-timeout.ts'
import { handleLoadErrors } from './shell/handle-load-errors.ts'
import { createSiteRouter, SiteApp, type SiteRouter } from './site-app.tsx'
import { startMocks } from './start-mocks.ts'
import { queueCarriedToasts } from './ui/toast-queue.ts'

/* The public site (`index.html`). The console is the other entry: `main.tsx`. */

/** Hydrates a page that was written to a file when the app was built. */
async function hydratePage(container: HTMLElement, router: SiteRouter): Promise<void> {
  const data = document.getElementById('prerendered-data')?.textContent
  if (data) {
    const { hydrateQueries } = await import('./api/hydrate-queries.ts')
    hydrateQueries(data)
  }
  // What the page shows must be there before it is compared with what stands in the document.
  await router.load()
  // Whoever has gone on meanwhile is to see another page than what stands there.
  if (!isWritten(container, router)) return void createRoot(container).render(<SiteApp router={router} />)
  // Bit by bit, so that whoever scrolls or types meanwhile is not held up.
  startTransition(() => {
    hydrateRoot(container, <SiteApp router={router} />, {
      // Who goes on before all is done finds other parts than are expected: React draws those anew, as is wanted then.
      onRecoverableError: (error) => {
        if (isWritten(container, router)) reportError(error)
      },
    })
  })
}

/** True if the document holds the page of its address. The router's history knows of a step before the window does. */
function isWritten(container: HTMLElement, router: SiteRouter): boolean {
  return container.dataset.prerendered === router.history.location.pathname
}

async function main(container: HTMLElement): Promise<void> {
  // A public page does not wait for the mock; only what it asks of the API does, for ever where the mock cannot run.
  holdRequests(startMocks().then((isAnswered) => isAnswered || new Promise(() => {})))
  handleLoadErrors()
  queueCarriedToasts()
  const router = createSiteRouter()
  if (isWritten(container, router)) await hydratePage(container, router)
  else createRoot(container).render(<SiteApp router={router} />)
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
void main(container)
