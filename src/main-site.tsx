import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { holdRequests } from './api/fetch-with-timeout.ts'
import { handleLoadErrors } from './shell/handle-load-errors.ts'
import { createSiteRouter, SiteApp, type SiteRouter } from './site-app.tsx'
import { startMocksOnDemand } from './start-mocks.ts'
import { queueCarriedToasts } from './ui/toast-queue.ts'

/* Entry point of the public site (`index.html`). The console has its own: `main.tsx`. */

/**
 * Hydrates a prerendered page.
 * @param isDataFresh false if the page's data has to be refetched
 */
async function hydratePage(container: HTMLElement, router: SiteRouter, isDataFresh: boolean): Promise<void> {
  const data = document.getElementById('prerendered-data')?.textContent
  if (data) {
    const { hydrateQueries } = await import('./api/hydrate-queries.ts')
    hydrateQueries(data, isDataFresh)
  }
  // Hydration compares the rendered page with the document, so load its code and data first.
  await router.load()
  // If the user has navigated meanwhile, the document holds another page and can't be hydrated.
  if (!isWritten(container, router)) return void createRoot(container).render(<SiteApp router={router} />)
  // A transition hydrates in small steps, so that scrolling and typing stay responsive.
  startTransition(() => {
    hydrateRoot(container, <SiteApp router={router} />, {
      // A navigation during hydration causes mismatches, which React fixes by rendering again; report only other
      // errors.
      onRecoverableError: (error) => {
        if (isWritten(container, router)) reportError(error)
      },
    })
  })
}

/** True if the document holds the page of the current URL. Uses the router's history, which updates before `location`. */
function isWritten(container: HTMLElement, router: SiteRouter): boolean {
  return container.dataset.prerendered === router.history.location.pathname
}

async function main(container: HTMLElement): Promise<void> {
  // Only API requests need the mock. They wait for it, forever if it can't run.
  const { start, answersAsPrerendered } = startMocksOnDemand()
  holdRequests(async () => (await start()) || new Promise(() => {}))
  handleLoadErrors()
  queueCarriedToasts()
  const router = createSiteRouter()
  if (isWritten(container, router)) await hydratePage(container, router, answersAsPrerendered)
  else createRoot(container).render(<SiteApp router={router} />)
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
void main(container)
