import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { RootLayout } from '#src/shell/root-layout.tsx'

/** What every route's guard and loader is given. */
export interface RouterContext {
  /** The cache of what was read of the API, connected when the first route asks for it. */
  readonly api: () => Promise<QueryClient>
  /** Gets the routes that are not part of the first load, if a path is none of those; true when it may be one now. */
  readonly learnRoutes: (pathname: string) => Promise<boolean>
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    if (await context.learnRoutes(location.pathname)) throw redirect({ href: location.href, replace: true })
  },
  component: RootLayout,
  // The root is never split by itself; this page is not worth a place in the first load.
  notFoundComponent: lazyRouteComponent(() => import('#src/shell/not-found-page.tsx')),
})
