import { useState } from 'react'
import styles from './devtools.module.css'
import { hasDevtools, renderDevtools } from './devtools-root.ts'
import { LauncherButton } from './launcher-button.tsx'
import { isPanelOpen, openEarly } from './panel-state.ts'
import { useShortcut } from './shortcut.ts'

/** Shows the panel's button until the mock runs, which it starts; a panel left open on the last page starts it at once. */
export function showEarlyLauncher(start: () => Promise<boolean>): void {
  if (isPanelOpen()) void start()
  else if (!hasDevtools()) renderDevtools(<EarlyLauncher start={start} />)
}

function EarlyLauncher({ start }: { readonly start: () => Promise<boolean> }) {
  const [isStarting, setStarting] = useState(false)
  const open = () => {
    setStarting(true)
    openEarly()
    void start()
  }
  useShortcut(open)
  return (
    <aside aria-label="Mock" className={styles.root}>
      <LauncherButton isOpen={false} isBusy={isStarting} onClick={open} />
    </aside>
  )
}
