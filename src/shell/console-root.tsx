import type { ReactNode } from 'react'
import { ConnectionNotice } from './connection-notice.tsx'
import { Overlays } from './overlays.tsx'
import { RootLayout } from './root-layout.tsx'

/** Around every page of the console's document. */
export function ConsoleRoot({ children }: { readonly children: ReactNode }) {
  return (
    <RootLayout>
      <ConnectionNotice />
      {children}
      <Overlays />
    </RootLayout>
  )
}
