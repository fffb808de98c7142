import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef } from 'react'
import styles from './panel.module.css'
import type { PanelSize } from './panel-sizes.ts'

/** Distance for each press of an arrow key, in pixels, without and with Shift. */
const STEP = 16
const LARGE_STEP = 96

/** Smallest sizes of the panel, and of the page beside it, in pixels; the same as in `panel.module.css`. */
const LIMITS = {
  right: { panel: 320, page: 320 },
  bottom: { panel: 176, page: 120 },
} as const

interface ResizeHandleProps {
  readonly panel: RefObject<HTMLElement | null>
  readonly dock: 'bottom' | 'right' | 'float'
  readonly onResize: (size: PanelSize) => void
}

/** Edge, or corner, of the panel: drag it, or use the arrow keys on it. */
export function ResizeHandle({ panel, dock, onResize }: ResizeHandleProps) {
  const id = useId()
  /** Pointer and panel at the start of a drag. */
  const grip = useRef<(PanelSize & { readonly x: number; readonly y: number }) | null>(null)
  // The free edges are left and above, except those of the floating panel.
  const way = dock === 'float' ? 1 : -1

  const sizeNow = (): PanelSize => {
    const { width = 0, height = 0 } = panel.current?.getBoundingClientRect() ?? {}
    return { width, height }
  }
  const resizeTo = ({ width, height }: PanelSize) =>
    onResize({ width: Math.round(Math.max(0, width)), height: Math.round(Math.max(0, height)) })
  const resizeBy = (x: number, y: number) => {
    const { width, height } = sizeNow()
    resizeTo({ width: width + way * x, height: height + way * y })
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    grip.current = { ...sizeNow(), x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current: start } = grip
    if (start === null) return
    resizeTo({
      width: start.width + way * (event.clientX - start.x),
      height: start.height + way * (event.clientY - start.y),
    })
  }
  const letGo = () => {
    grip.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.shiftKey ? LARGE_STEP : STEP
    const ways: Record<string, () => void> = {
      ...(dock !== 'bottom' && {
        ArrowLeft: () => resizeBy(-far, 0),
        ArrowRight: () => resizeBy(far, 0),
      }),
      ...(dock !== 'right' && { ArrowUp: () => resizeBy(0, -far), ArrowDown: () => resizeBy(0, far) }),
      Home: () => resizeTo({ width: 0, height: 0 }),
      End: () => resizeTo({ width: window.innerWidth, height: window.innerHeight }),
    }
    const act = ways[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const drag = {
    onPointerDown,
    onPointerMove,
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown,
  }

  if (dock === 'float') {
    return (
      <button
        type="button"
        className={styles.corner}
        aria-label="Resize"
        aria-describedby={id}
        title="Drag, or use the arrow keys"
        {...drag}
      >
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
          <path d="M9 1 1 9m8-4L5 9" stroke="currentColor" strokeLinecap="round" />
        </svg>
        <span id={id} hidden>
          Arrow keys resize the panel.
        </span>
      </button>
    )
  }
  const { panel: min, page } = LIMITS[dock]
  const isRight = dock === 'right'
  const max = Math.max(min, (isRight ? window.innerWidth : window.innerHeight) - page)
  const now = isRight ? sizeNow().width : sizeNow().height
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr can't be focused or have a value
    <div
      role="separator"
      tabIndex={0}
      aria-label="Resize"
      aria-orientation={isRight ? 'vertical' : 'horizontal'}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(min, Math.round(now)))}
      className={styles.edge}
      title="Drag, or use the arrow keys"
      {...drag}
    />
  )
}
