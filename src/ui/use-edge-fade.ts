import { type RefObject, useEffect, useState } from 'react'
import classes from './edge-fade.module.css'

/** Class of an element that scrolls sideways; its edges fade where content is cut. */
export const edgeFade = classes.fade ?? ''

/** Marks on which sides more content follows. Returns true if the content is wider than the element. */
export function useEdgeFade(ref: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      setIsWider(scrollWidth > clientWidth)
      element.toggleAttribute('data-more-before', scrollLeft > 1)
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    for (const it of [element, ...element.children]) observer.observe(it)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [ref])
  return isWider
}
