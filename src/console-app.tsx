import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, type ReactNode, StrictMode } from 'react'
import { getQueryClient } from './api/query-client.ts'
import { routeTree } from './consoleRouteTree.gen.js'
import { createRouter, type NoBrowser } from './router.tsx'
import { ConnectionNotice } from './shell/connection-notice.tsx'
import { Overlays } from './shell/overlays.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { MantineProvider } from './ui/theme/mantine-provider.tsx'
import { UiProvider } from './ui/theme/ui-provider.tsx'

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

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

export function createConsoleRouter(noBrowser?: NoBrowser) {
  return createRouter({
    entry: 'console',
    routeTree,
    layout: ConsoleRoot,
    notFound: lazy(() => import('./shell/console-not-found.tsx')),
    ...(noBrowser && { noBrowser }),
  })
}

/** Console and sign-in pages, both in the browser and for prerendering. */
export function ConsoleApp({ router }: { readonly router: ConsoleRouter }) {
  return (
    <StrictMode>
      <UiProvider>
        <MantineProvider>
          <QueryClientProvider client={getQueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </UiProvider>
    </StrictMode>
  )
}
