import { Outlet } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { useOpenedApi, withApi } from '#src/api/access.ts'
import { LiveRegion } from '#src/ui/live-region.tsx'
import { onDemand } from '#src/ui/on-demand.tsx'
import { hadToasts, subscribeToasts } from '#src/ui/toast-queue.ts'
import { DocumentHead } from './document-head.tsx'
import { usePaletteState } from './palette/palette-state.ts'
import { ProgressBar } from './progress-bar.tsx'
import { useShortcutsState } from './shortcuts/shortcuts-state.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'
import { useAnnounceNavigation } from './use-announce-navigation.ts'

// None of these is needed for the first page to be read; each is loaded when it is first called up.
const ConnectionNotice = onDemand(() => import('./connection-notice.tsx'))
const Toasts = onDemand(() => import('#src/ui/toasts.tsx'))
const CommandPalette = onDemand(withApi(() => import('./palette/command-palette.tsx')))
const ShortcutsDialog = onDemand(withApi(() => import('./shortcuts/shortcuts-dialog.tsx')))

/** Around every page: what belongs to the document, and what can be called up from anywhere. */
export function RootLayout() {
  const api = useOpenedApi()
  const palette = usePaletteState()
  const shortcuts = useShortcutsState()
  const toasts = useSyncExternalStore(subscribeToasts, hadToasts, hadToasts)
  useShortcuts()
  useAnnounceNavigation()

  return (
    <>
      <DocumentHead />
      <ProgressBar />
      {api && <ConnectionNotice api={api} />}
      <Outlet />
      <LiveRegion />
      {toasts && <Toasts />}
      {palette.opened && <CommandPalette />}
      {shortcuts.opened && <ShortcutsDialog />}
    </>
  )
}
