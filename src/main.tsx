import { holdRequests } from './api/fetch-with-timeout.ts'
import { getQueryClient } from './api/query-client.ts'
import { ConsoleApp, createConsoleRouter } from './console-app.tsx'
import { renderPage } from './render-page.ts'
import { allowRestart, nextFrame } from './restart.ts'
import { handleLoadErrors } from './shell/handle-load-errors.ts'
import { syncServerClock } from './shell/server-clock.ts'
import { followSession } from './shell/session/follow-session.ts'
import { startMocks } from './start-mocks.ts'
import { queueCarriedToasts } from './ui/toast-queue.ts'
// Tracks the focus from the start, so that a dialog can return it to its opener.
import './ui/use-return-focus.ts'
import './shell/console-outline.css'

/* Entry point of the console and the sign-in pages (`console.html`). The public site has its own: `main-site.tsx`. */

/** Shows the page of the URL. @returns a function that ends it */
async function showApp(container: HTMLElement, hasStarted: Promise<boolean>): Promise<() => Promise<void>> {
  const router = createConsoleRouter()
  const unfollow = followSession(getQueryClient(), router, () => window.location.reload())
  const root = await renderPage(container, router, <ConsoleApp router={router} />)
  if (!(await hasStarted)) root.unmount()
  return async () => {
    // A page that is still loading would go on to send requests.
    while (router.state.status === 'pending') await nextFrame()
    root.unmount()
    unfollow()
    router.history.destroy()
  }
}

async function main(container: HTMLElement): Promise<void> {
  // The page's code loads while the mock starts; its requests wait, forever if the mock can't run.
  const hasStarted = startMocks()
  holdRequests(async () => (await hasStarted) || new Promise(() => {}))
  handleLoadErrors()
  queueCarriedToasts()
  syncServerClock()
  const end = await showApp(container, hasStarted)
  if (__MOCKS__) allowRestart(end, () => showApp(container, hasStarted))
  // If it can't be loaded, the page works without.
  import('./shell/late-listeners.ts').catch(() => {})
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
void main(container)
