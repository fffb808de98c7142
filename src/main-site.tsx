import { holdRequests } from './api/fetch-with-timeout.ts'
import { documentParsed, isPrerendered, renderPage } from './render-page.ts'
import { handleLoadErrors } from './shell/handle-load-errors.ts'
import { createSiteRouter, SiteApp } from './site-app.tsx'
import { startMocksOnDemand } from './start-mocks.ts'
import { queueCarriedToasts } from './ui/toast-queue.ts'

/* Entry point of the public site (`index.html`). The console has its own: `main.tsx`. */

async function main(container: HTMLElement): Promise<void> {
  // Only API requests need the mock. They wait for it, forever if it can't run.
  const { start, servesPrerenderedData } = startMocksOnDemand()
  holdRequests(async () => (await start()) || new Promise(() => {}))
  handleLoadErrors()
  queueCarriedToasts()
  const router = createSiteRouter()
  // The prerendered data is at the end of the document.
  await documentParsed()
  const data = document.getElementById('prerendered-data')?.textContent
  if (data && isPrerendered(container, router)) {
    const { hydrateQueries } = await import('./api/hydrate-queries.ts')
    hydrateQueries(data, servesPrerenderedData)
  }
  await renderPage(container, router, <SiteApp router={router} />)
  // If it can't be loaded, the page works without.
  import('./shell/late-listeners.ts').catch(() => {})
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
void main(container)
