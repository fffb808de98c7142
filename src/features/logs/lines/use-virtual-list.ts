import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { virtualRows } from '#src/ui/virtual-rows.ts'

/** Scroll offset in pixels that still counts as the top. */
export const AT_TOP_PX = 8

interface VirtualListOptions {
  readonly count: number
  /** Additional height of expanded rows, by index. Memoize it. */
  readonly extra: ReadonlyMap<number, number>
  /** True keeps the list at the top when its size changes. */
  readonly isFollowing: boolean
}

/** Scroll container of a list that renders only its visible rows: measures it, and positions and scrolls the rows. */
export function useVirtualList({ count, extra, isFollowing }: VirtualListOptions) {
  const viewport = useRef<HTMLDivElement>(null)
  /** Element as high as a row that isn't expanded. */
  const ruler = useRef<HTMLDivElement>(null)
  /** In CSS pixels; 0 until measured. */
  const [size, setSize] = useState({ rowHeight: 0, viewHeight: 0 })
  const [scrollTop, setScrollTop] = useState(0)
  const rows = useMemo(() => virtualRows(count, size.rowHeight || 1, extra), [count, size.rowHeight, extra])

  const scroll = useCallback((top: number) => {
    const element = viewport.current
    if (element === null) return
    element.scrollTop = top
    setScrollTop(element.scrollTop)
  }, [])

  // After a resize, stay at the top while following, else keep the uppermost row in place.
  const remeasure = useEffectEvent(() => {
    const element = viewport.current
    const rowHeight = ruler.current?.getBoundingClientRect().height ?? 0
    if (element === null || rowHeight === 0) return
    const viewHeight = element.clientHeight
    if (rowHeight === size.rowHeight && viewHeight === size.viewHeight) return
    setSize({ rowHeight, viewHeight })
    const before = element.scrollTop
    const top = isFollowing || before <= AT_TOP_PX ? 0 : rows.indexAt(before) * rowHeight
    // A scroll in between, such as the one to a linked line, wins.
    requestAnimationFrame(() => element.scrollTop === before && scroll(top))
  })
  useLayoutEffect(() => {
    remeasure()
    const observer = new ResizeObserver(() => remeasure())
    if (viewport.current !== null) observer.observe(viewport.current)
    if (ruler.current !== null) observer.observe(ruler.current)
    return () => observer.disconnect()
  }, [])

  return { viewport, ruler, size, rows, scrollTop, setScrollTop, scroll }
}
