import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureClient } from './api/client.ts'
import { createQueryClient } from './api/query-client.ts'
import { endSession } from './api/session.ts'
import { preloadCode } from './preload-code.ts'
import { createRouter } from './router.tsx'
import { reloadStylesheets } from './shell/reload-stylesheets.ts'
import { keepServerTime } from './shell/server-clock.ts'
import { followSession } from './shell/session/follow-session.ts'
import { stayWhenOffline } from './shell/stay-when-offline.ts'
import { UiProvider } from './ui/theme/ui-provider.tsx'

const queryClient = createQueryClient()
const router = createRouter(queryClient)

function start(): void {
  configureClient({ onUnauthenticated: () => endSession(queryClient) })
  keepServerTime()
  stayWhenOffline()
  reloadStylesheets()
  followSession(queryClient, router, () => window.location.reload())

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
  )
}

/**
 * Not awaited at the top of this module: the mock shares modules with the app, which lie in one file with this one, and
 * would wait for that file to have run while it waits for the mock.
 */
async function main(): Promise<void> {
  // A constant of the build: in production the bundler drops this, and with it the only way into `mocks/`. The mock is
  // asked for before the page's code, whose many small files it would else come after: its start takes longest.
  const mocks = __MOCKS__ ? import('#mocks/browser.ts') : null
  // Not awaited: a part that fails to come is asked for again, and its failure shown, when it is to be rendered.
  preloadCode(router)
  if (mocks) {
    const { startMocks } = await mocks
    // False when the mock cannot run here; the page then says why, and nothing would answer the app.
    if (!(await startMocks())) return
  }
  start()
}

void main()
