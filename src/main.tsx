import { QueryClientProvider } from '@tanstack/react-query'
import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { holdRequests } from './api/fetch-with-timeout.ts'
import { getQueryClient } from './api/query-client.ts'
import { routeTree } from './consoleRouteTree.gen.js'
import { createRouter } from './router.tsx'
import { ConnectionNotice } from './shell/connection-notice.tsx'
import { handleLoadErrors } from './shell/handle-load-errors.ts'
import { Overlays } from './shell/overlays.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { keepServerTime } from './shell/server-clock.ts'
import { followSession } from './shell/session/follow-session.ts'
import { startMocks } from './start-mocks.ts'
import { MantineProvider } from './ui/theme/mantine-provider.tsx'
import { UiProvider } from './ui/theme/ui-provider.tsx'
import { queueCarriedToasts } from './ui/toast-queue.ts'
// Tracks the focus from the start, so that a dialog can return it to its opener.
import './ui/use-return-focus.ts'

/* Entry point of the console and the sign-in pages (`console.html`). The public site has its own: `main-site.tsx`. */

function main(container: HTMLElement): void {
  const root = createRoot(container)
  // The page's code loads while the mock starts; its requests wait, forever if the mock can't run.
  const hasStarted = startMocks()
  holdRequests(async () => (await hasStarted) || new Promise(() => {}))
  void hasStarted.then((isAnswered) => {
    if (!isAnswered) root.unmount()
  })
  handleLoadErrors()
  queueCarriedToasts()
  const queryClient = getQueryClient()
  keepServerTime()
  const router = createRouter({
    entry: 'console',
    routeTree,
    layout: ConsoleRoot,
    notFound: lazyRouteComponent(() => import('./shell/console-not-found.tsx')),
  })
  followSession(queryClient, router, () => window.location.reload())
  root.render(
    <StrictMode>
      <UiProvider>
        <MantineProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </UiProvider>
    </StrictMode>,
  )
}

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
main(container)

/** Layout of all pages of the console's document. */
function ConsoleRoot({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout>
      <ConnectionNotice />
      {children}
      <Overlays />
    </RootLayout>
  )
}
