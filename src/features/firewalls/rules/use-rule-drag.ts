import { type PointerEvent, useRef, useState } from 'react'

/** A rule that is being dragged, and the gap it would drop into. */
export interface RuleDrag {
  readonly key: string
  /** Its place among all rules of the list as they stand now: before the rule of that place. */
  readonly gap: number
}

/**
 * Dragging rows of one list by a handle, with any pointer. Nothing moves before the row is dropped: the list shows the
 * gap, so that the handle stays where it was and keeps the pointer. Escape, or a pointer that is taken away, drops nothing.
 *
 * @param onDrop the place among the others, from 0
 */
export function useRuleDrag(onDrop: (key: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<RuleDrag | null>(null)
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-rule]') ?? [])]

  /** The gap nearest to a height: above a row's middle is before it. */
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
        // The row itself leaves a place before the gap.
        const place = drag.gap > from ? drag.gap - 1 : drag.gap
        if (place !== from) onDrop(key, place)
      },
      onPointerCancel: () => setDrag(null),
      onLostPointerCapture: () => setDrag(null),
    }
  }

  return { list, drag, handleOf, cancel: () => setDrag(null) }
}
