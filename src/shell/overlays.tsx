import { useSyncExternalStore } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { hasShownToasts, subscribeToasts } from '#src/ui/toast-queue.ts'
import { usePaletteState } from './palette/palette-state.ts'
import { useShortcutsState } from './shortcuts/shortcuts-state.ts'

// None of these is needed for the first paint, so each is loaded on first use.
const Toasts = onDemand(() => import('#src/ui/toasts.tsx'))
const CommandPalette = onDemand(() => import('./palette/command-palette.tsx'))
const ShortcutsDialog = onDemand(() => import('./shortcuts/shortcuts-dialog.tsx'))

/** Overlays available on every page; true for those that are in use. */
export function useOverlays() {
  const palette = usePaletteState().opened
  const shortcuts = useShortcutsState().opened
  const toasts = useSyncExternalStore(subscribeToasts, hasShownToasts, () => false)
  return { palette, shortcuts, toasts }
}

export function Overlays() {
  const { palette, shortcuts, toasts } = useOverlays()
  return (
    <>
      {toasts && <Toasts />}
      {palette && <CommandPalette />}
      {shortcuts && <ShortcutsDialog />}
    </>
  )
}
