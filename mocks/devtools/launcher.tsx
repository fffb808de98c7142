import type { Ref } from 'react'
import styles from './devtools.module.css'
import { overrides } from './overrides.ts'
import type { MockState } from './panel-context.tsx'
import { SHORTCUT } from './shortcut.ts'

interface LauncherProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly seen: MockState
  readonly isOpen: boolean
  readonly shortcut: string
  readonly onClick: () => void
}

/** Button that opens the panel and marks active overrides. */
export function Launcher({ ref, seen, isOpen, shortcut, onClick }: LauncherProps) {
  const active = overrides(seen)
  const description = active.map(({ text }) => text).join(', ')
  return (
    <button
      ref={ref}
      type="button"
      className={styles.launcher}
      aria-label="Mock tools"
      aria-description={description === '' ? undefined : description}
      aria-expanded={isOpen}
      aria-keyshortcuts={SHORTCUT}
      title={[`Mock tools (${shortcut})`, description].filter(Boolean).join('\n')}
      data-state={seen.isRecording ? 'recording' : active.length > 0 ? 'unusual' : undefined}
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
