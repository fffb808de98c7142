import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { UiProvider } from './ui/theme/ui-provider.tsx'

interface AppProps {
  readonly queryClient: QueryClient
  readonly router: AnyRouter
}

/** The whole app: the same in the browser and where public pages are written to files beforehand. */
export function App({ queryClient, router }: AppProps) {
  return (
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>
  )
}
