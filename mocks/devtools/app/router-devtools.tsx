import type { AnyRouter } from '@tanstack/react-router'
import { TanStackRouterDevtoolsPanelInProd } from '@tanstack/react-router-devtools'

/** The variant that also works in built pages. */
export default function RouterDevtools({ router }: { readonly router: AnyRouter }) {
  return <TanStackRouterDevtoolsPanelInProd router={router} style={{ height: '100%' }} />
}
