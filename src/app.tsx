import { QueryClientContext } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { useOpenedApi } from './api/access.ts'
import { UiProvider } from './ui/theme/ui-provider.tsx'

interface AppProps {
  readonly router: AnyRouter
}

/** The whole app: the same in the browser and where public pages are written to files beforehand. */
export function App({ router }: AppProps) {
  return (
    <StrictMode>
      <UiProvider>
        {/* Not its provider, which wants a client: what is around the router must not change when there is one. */}
        <QueryClientContext value={useOpenedApi()}>
          <RouterProvider router={router} />
        </QueryClientContext>
      </UiProvider>
    </StrictMode>
  )
}
