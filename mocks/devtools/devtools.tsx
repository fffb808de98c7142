import { useRef, useState } from 'react'
import styles from './devtools.module.css'
import type { NoticeBoard } from './notices/notice-board.ts'
import { NoticeStack } from './notices/notice-stack.tsx'
import { Panel } from './panel.tsx'
import { useOpenPart } from './panel-state.ts'
import type { Workbench } from './workbench.ts'

export interface DevtoolsProps {
  readonly bench: Workbench
  readonly board: NoticeBoard
  readonly onDownloadAside: () => void
}

/** What a mocked build adds to every page: a button in the corner, its panel, and notices of the mock. */
export function Devtools({ bench, board, onDownloadAside }: DevtoolsProps) {
  const [part, open] = useOpenPart()
  const [byHand, setByHand] = useState(false)
  const launcher = useRef<HTMLButtonElement>(null)

  const toggle = () => {
    setByHand(true)
    open(part === null ? 'scenario' : null)
  }
  const close = () => {
    open(null)
    launcher.current?.focus()
  }

  return (
    <aside aria-label="Mock" className={styles.root}>
      <NoticeStack board={board} onDownloadAside={onDownloadAside} />
      {part !== null && <Panel bench={bench} part={part} takesFocus={byHand} onPart={open} onClose={close} />}
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label="Mock tools"
        aria-expanded={part !== null}
        onClick={toggle}
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
    </aside>
  )
}
