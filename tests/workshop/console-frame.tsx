import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RegisteredRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentType, StrictMode } from 'react'
import { getQueryClient } from '#src/api/query-client.ts'
import { ConsoleApp, createConsoleRouter } from '#src/console-app.tsx'
import { MAIN_ID } from '#src/ui/main-id.ts'
import { MantineProvider } from '#src/ui/theme/mantine-provider.tsx'
import { UiProvider } from '#src/ui/theme/ui-provider.tsx'
import type { ComponentId } from './component-stories.ts'
import { components } from './components/index.ts'
import { startFrame } from './frame.ts'

function ComponentApp({ Component }: { readonly Component: ComponentType }) {
  const routeTree = createRootRoute({
    component: () => (
      <main id={MAIN_ID} style={{ padding: 24, display: 'grid', gap: 16 }}>
        <Component />
      </main>
    ),
  })
  const router = createRouter({ routeTree, history: createMemoryHistory() }) as unknown as RegisteredRouter
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

await startFrame({
  screen: (address) => {
    const router = createConsoleRouter({
      history: createMemoryHistory({ initialEntries: [address] }),
      origin: location.origin,
    })
    return { app: <ConsoleApp router={router} />, loaded: router.load() }
  },
  component: (id) => <ComponentApp Component={components[id as ComponentId]} />,
})
