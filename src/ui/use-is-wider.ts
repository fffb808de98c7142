import { useCallback, useState } from 'react'

/** True if the content is wider than the element: `const [ref, isWider] = useIsWider()`. */
export function useIsWider() {
  const [isWider, setIsWider] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const look = () => setIsWider(element.scrollWidth > element.clientWidth)
    const observer = new ResizeObserver(look)
    for (const it of [element, ...element.children]) observer.observe(it)
    return () => observer.disconnect()
  }, [])
  return [ref, isWider] as const
}
