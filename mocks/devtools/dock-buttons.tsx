import { Button, Row } from './kit.tsx'
import styles from './panel.module.css'
import type { Dock } from './panel-state.ts'

interface DockButtonsProps {
  readonly dock: Dock
  /** Places that the window is large enough for. */
  readonly offered: readonly Dock[]
  readonly onDock: (dock: Dock) => void
}

const docks: Readonly<Record<Dock, { readonly label: string; readonly shape: string }>> = {
  bottom: { label: 'Dock to bottom', shape: 'M2.5 10h11v3.5h-11z' },
  right: { label: 'Dock to right', shape: 'M10 2.5h3.5v11H10z' },
  float: { label: 'Float above the page', shape: 'M7 4.5h4.5V9H7z' },
  window: { label: 'Open in separate window', shape: 'M8.5 2.5h5v5' },
}

/** Choice of the panel's place. */
export function DockButtons({ dock, offered, onDock }: DockButtonsProps) {
  return (
    <Row label="Place of the panel">
      {offered.map((it) => (
        <Button
          key={it}
          tone="quiet"
          className={styles.icon}
          aria-label={docks[it].label}
          aria-pressed={it === dock}
          title={docks[it].label}
          onClick={() => onDock(it)}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            {it === 'window' ? (
              <path
                d="M9.5 2.5h4v4M13.3 2.7 8 8M7 3.5H3.7a1.2 1.2 0 0 0-1.2 1.2v7.6a1.2 1.2 0 0 0 1.2 1.2h7.6a1.2 1.2 0 0 0 1.2-1.2V9"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            ) : (
              <>
                <rect
                  x="2"
                  y="2"
                  width="12"
                  height="12"
                  rx="1.5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.3"
                />
                <path d={docks[it].shape} fill="currentColor" />
              </>
            )}
          </svg>
        </Button>
      ))}
    </Row>
  )
}
