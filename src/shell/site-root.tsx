import type { ReactNode } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { useOverlays } from './overlays.tsx'
import { RootLayout } from './root-layout.tsx'

const SiteOverlays = onDemand(() => import('./site-overlays.tsx'))

/** Around every public page. */
export function SiteRoot({ children }: { readonly children: ReactNode }) {
  const { palette, shortcuts, toasts } = useOverlays()
  return (
    <RootLayout>
      {children}
      {(palette || shortcuts || toasts) && <SiteOverlays />}
    </RootLayout>
  )
}
