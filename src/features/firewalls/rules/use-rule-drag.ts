import { type PointerEvent, useRef, useState } from 'react'

/** Dragged rule and its drop position. */
interface DraggedRule {
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
  const [dragged, setDragged] = useState<DraggedRule | null>(null)
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
        setDragged({ key, gap: gapAt(event.clientY) })
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragged === null) return
        const gap = gapAt(event.clientY)
        if (gap !== dragged.gap) setDragged({ key, gap })
      },
      onPointerUp: () => {
        if (dragged === null) return
        setDragged(null)
        const from = rows().findIndex((row) => row.dataset.rule === key)
        // The dragged row leaves its position, which shifts later indexes by one.
        const place = dragged.gap > from ? dragged.gap - 1 : dragged.gap
        if (place !== from) onDrop(key, place)
      },
      onPointerCancel: () => setDragged(null),
      onLostPointerCapture: () => setDragged(null),
    }
  }

  return { list, dragged, handleOf, cancel: () => setDragged(null) }
}

export type RuleDrag = ReturnType<typeof useRuleDrag>
