import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { RootLayout } from '#src/shell/root-layout.tsx'

/** What every route's guard and loader is given. */
export interface RouterContext {
  readonly queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  // The root is never split by itself; this page is not worth a place in the first load.
  notFoundComponent: lazyRouteComponent(() => import('#src/shell/not-found-page.tsx')),
})
