import type { QueryClient } from '@tanstack/react-query'
import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { RouteError } from './shell/route-error.tsx'
import { RoutePending } from './shell/route-pending.tsx'

/** What stands in for a browser where there is none. */
export interface NoBrowser {
  readonly history: RouterHistory
  readonly origin: string
}

export function createRouter(queryClient: QueryClient, noBrowser?: NoBrowser) {
  return createTanStackRouter({
    routeTree,
    ...noBrowser,
    context: { queryClient },
    basepath: import.meta.env.BASE_URL,
    scrollRestoration: noBrowser === undefined,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    notFoundMode: 'root',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
