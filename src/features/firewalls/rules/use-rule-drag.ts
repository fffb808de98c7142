import { type PointerEvent, useRef, useState } from 'react'

/** Dragged rule and its drop position. */
export interface RuleDrag {
  readonly key: string
  /** Drop position before this index in the current list. */
  readonly gap: number
}

/**
 * Reorders rows by dragging a handle, with any pointer type. Rows move only on drop; until then the list shows an
 * indicator, so the handle keeps the pointer. Escape or a lost pointer cancels.
 *
 * @param onDrop receives the new index in the list without the dragged row
 */
export function useRuleDrag(onDrop: (key: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<RuleDrag | null>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])]

  /** Index to drop at: before the first row with its middle below the pointer. */
  function gapAt(clientY: number): number {
    const all = rows()
    const below = all.findIndex((row) => {
      const { top, height } = row.getBoundingClientRect()
      return clientY < top + height / 2
    })
    return below === -1 ? all.length : below
  }

  function handleOf(key: string) {
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ key, gap: gapAt(event.clientY) })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag === null) return
        const gap = gapAt(event.clientY)
        if (gap !== drag.gap) setDrag({ key, gap })
      },
      onPointerUp: () => {
        if (drag === null) return
        setDrag(null)
        const from = rows().findIndex((row) => row.dataset.rule === key)
        // The dragged row leaves its position, which shifts later indexes by one.
        const place = drag.gap > from ? drag.gap - 1 : drag.gap
        if (place !== from) onDrop(key, place)
      },
      onPointerCancel: () => setDrag(null),
      onLostPointerCapture: () => setDrag(null),
    }
  }

  return { list, drag, handleOf, cancel: () => setDrag(null) }
}
