import type { ReactNode } from 'react'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { DocumentHead } from './document-head.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { useAnnounceNavigation } from './use-announce-navigation.ts'

/** What belongs to the document, around every page of both entries. */
export function RootLayout({ children }: { readonly children: ReactNode }) {
  useShortcuts()
  useAnnounceNavigation()
  return (
    <>
      <DocumentHead />
      <ProgressBar />
      {children}
      <LiveRegion />
    </>
  )
}
