import { lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRouter, type NoBrowser } from './router.tsx'
import { SiteRoot } from './shell/site-root.tsx'
import { routeTree } from './siteRouteTree.gen.js'
import { UiProvider } from './ui/theme/ui-provider.tsx'

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter(noBrowser?: NoBrowser) {
  return createRouter({
    entry: 'site',
    routeTree,
    layout: SiteRoot,
    notFound: lazyRouteComponent(() => import('./shell/site-not-found.tsx')),
    ...(noBrowser && { noBrowser }),
  })
}

/** The public site: the same in the browser and where its pages are written to files beforehand. */
export function SiteApp({ router }: { readonly router: SiteRouter }) {
  return (
    <StrictMode>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>
  )
}
