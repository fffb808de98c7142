import type { Ref } from 'react'
import styles from './devtools.module.css'
import { SHORTCUT, SHORTCUT_KEYS } from './shortcut.ts'

interface LauncherButtonProps {
  readonly ref?: Ref<HTMLButtonElement>
  readonly isOpen: boolean
  readonly isCovered?: boolean
  /** Active overrides; empty if there are none. */
  readonly description?: string
  readonly state?: 'recording' | 'unusual' | undefined
  readonly isBusy?: boolean
  readonly onClick: () => void
}

export function LauncherButton({
  ref,
  isOpen,
  isCovered = false,
  description = '',
  state,
  isBusy,
  onClick,
}: LauncherButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.launcher}
      aria-label="Mock tools"
      aria-description={description === '' ? undefined : description}
      aria-expanded={isOpen}
      aria-busy={isBusy}
      aria-keyshortcuts={SHORTCUT}
      title={[`Mock tools (${SHORTCUT_KEYS})`, description].filter(Boolean).join('\n')}
      data-state={state}
      data-covered={(isOpen && isCovered) || undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M6 1.5h4M6.5 1.5v4L2.6 12.4A1.4 1.4 0 0 0 3.8 14.5h8.4a1.4 1.4 0 0 0 1.2-2.1L9.5 5.5v-4M4.6 9.5h6.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  )
}
