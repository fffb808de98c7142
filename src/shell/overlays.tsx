import { useSyncExternalStore } from 'react'
import { onDemand } from '#src/ui/on-demand.tsx'
import { hadToasts, subscribeToasts } from '#src/ui/toast-queue.ts'
import { usePaletteState } from './palette/palette-state.ts'
import { useShortcutsState } from './shortcuts/shortcuts-state.ts'

// None of these is needed for the first page to be read; each is loaded when it is first called up.
const Toasts = onDemand(() => import('#src/ui/toasts.tsx'))
const CommandPalette = onDemand(() => import('./palette/command-palette.tsx'))
const ShortcutsDialog = onDemand(() => import('./shortcuts/shortcuts-dialog.tsx'))

/** What can be called up from every page, and has been. */
export function useOverlays() {
  const palette = usePaletteState().opened
  const shortcuts = useShortcutsState().opened
  const toasts = useSyncExternalStore(subscribeToasts, hadToasts, () => false)
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
