import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import styles from './panel.module.css'
import type { PanelPosition } from './panel-state.ts'

/** Distance for each press of an arrow key, in pixels, without and with Shift. */
const STEP = 16
const LARGE_STEP = 96

interface MoveHandleProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly onMove: (place: PanelPosition) => void
  readonly children: ReactNode
}

/** Header of the panel: drag it, or use the arrow keys on its button. */
export function MoveHandle({ panel, onMove, children }: MoveHandleProps) {
  const id = useId()
  /** Offset of the pointer from the panel's corner during a drag. */
  const grip = useRef<{ readonly x: number; readonly y: number } | null>(null)

  const moveBy = (x: number, y: number) => {
    const box = panel.current?.getBoundingClientRect()
    if (box) onMove({ x: Math.round(box.left + x), y: Math.round(box.top + y) })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = panel.current?.getBoundingClientRect()
    if (!box || event.button !== 0) return
    grip.current = { x: event.clientX - box.left, y: event.clientY - box.top }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = grip
    if (current === null) return
    onMove({ x: Math.round(event.clientX - current.x), y: Math.round(event.clientY - current.y) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.shiftKey ? LARGE_STEP : STEP
    const ways: Record<string, () => void> = {
      ArrowLeft: () => moveBy(-far, 0),
      ArrowRight: () => moveBy(far, 0),
      ArrowUp: () => moveBy(0, -far),
      ArrowDown: () => moveBy(0, far),
      Home: () => onMove(null),
    }
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    way()
  }
  const letGo = () => {
    grip.current = null
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what a pointer does here, the keys do on the button
    <div
      className={styles.handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onDoubleClick={() => onMove(null)}
    >
      <button
        type="button"
        className={styles.grip}
        aria-label="Move"
        aria-describedby={id}
        title="Drag, or use the arrow keys; Home resets the position"
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 8 14" width="8" height="14" aria-hidden="true" fill="currentColor">
          {[2, 7, 12].flatMap((y) =>
            [1.5, 6.5].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.1" />),
          )}
        </svg>
      </button>
      <span id={id} hidden>
        Use the arrow keys to move the panel, and Home to reset its position.
      </span>
      {children}
    </div>
  )
}
