import { RouterProvider } from '@tanstack/react-router'
import { lazy, type ReactNode, StrictMode } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { createRouter, type NoBrowser } from './router.tsx'
import { useOverlays } from './shell/overlays.tsx'
import { RootLayout } from './shell/root-layout.tsx'
import { routeTree } from './siteRouteTree.gen.js'
import { UiProvider } from './ui/theme/ui-provider.tsx'

const SiteOverlays = onDemand(() => import('./shell/site-overlays.tsx'))

/** Layout of all public pages. */
function SiteRoot({ children }: { readonly children: ReactNode }) {
  const { palette, shortcuts, toasts } = useOverlays()
  return (
    <RootLayout>
      {children}
      {(palette || shortcuts || toasts) && <SiteOverlays />}
    </RootLayout>
  )
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

export function createSiteRouter(noBrowser?: NoBrowser) {
  return createRouter({
    entry: 'site',
    routeTree,
    layout: SiteRoot,
    notFound: lazy(() => import('./shell/site-not-found.tsx')),
    ...(noBrowser && { noBrowser }),
  })
}

/** Public site, both in the browser and for prerendering. */
export function SiteApp({ router }: { readonly router: SiteRouter }) {
  return (
    <StrictMode>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </StrictMode>
  )
}
