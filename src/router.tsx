import { createRouter as createTanStackRouter, type RouterHistory } from '@tanstack/react-router'
import { openApi } from './api/access.ts'
import { RouteError } from './shell/route-error.tsx'
import { RoutePending } from './shell/route-pending.tsx'

/**
 * There are two trees: of all routes, and of the public ones alone (`siteRouteTree.gen.js`). The latter comes with every
 * first load, the former when somebody opens or goes to an address that the latter does not know: what a hundred routes of
 * the console know of their addresses is a sixth of what a public page may weigh.
 */
type RouteTree = typeof import('./routeTree.gen.ts').routeTree

/** What stands in for a browser where there is none. */
export interface NoBrowser {
  readonly history: RouterHistory
  readonly origin: string
}

/** @param routeTree all routes, or the public ones, which the others join when they are needed */
export function createRouter(routeTree: RouteTree, noBrowser?: NoBrowser) {
  const router = createTanStackRouter({
    routeTree,
    ...noBrowser,
    context: { api: openApi, learnRoutes },
    basepath: import.meta.env.BASE_URL,
    scrollRestoration: noBrowser === undefined,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: RouteError,
    defaultPendingComponent: RoutePending,
    notFoundMode: 'root',
  })

  async function learnRoutes(pathname: string): Promise<boolean> {
    const [, , found] = router.getMatchedRoutes(pathname)
    if (found !== undefined || '/_console' in router.routesById) return false
    await import('./routeTree.gen.ts')
    // Both trees have the same root, which has all routes below it from now on.
    router.setRoutes(router.buildRouteTree())
    return true
  }

  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>
  }
}
