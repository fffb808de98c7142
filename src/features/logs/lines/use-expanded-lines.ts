import { useCallback, useState } from 'react'

type Expanded = ReadonlyMap<number, number>

/** Expanded lines by place, with the height of their details in pixels; 0 until measured. */
export function useExpandedLines() {
  const [expanded, setExpanded] = useState<Expanded>(new Map())
  const expand = useCallback((place: number) => setExpanded((known) => withLine(known, place, true)), [])
  const collapse = useCallback((place: number) => setExpanded((known) => withLine(known, place, false)), [])
  const toggle = useCallback(
    (place: number) => setExpanded((known) => withLine(known, place, !known.has(place))),
    [],
  )
  const collapseAll = useCallback(() => setExpanded((known) => (known.size === 0 ? known : new Map())), [])
  const setHeight = useCallback(
    (place: number, height: number) =>
      setExpanded((known) =>
        known.has(place) && known.get(place) !== height ? new Map(known).set(place, height) : known,
      ),
    [],
  )
  return { expanded, expand, collapse, toggle, collapseAll, setHeight }
}

/** Copy with a line expanded or collapsed; the same map if it is already. */
function withLine(expanded: Expanded, place: number, isExpanded: boolean): Expanded {
  if (expanded.has(place) === isExpanded) return expanded
  const next = new Map(expanded)
  if (isExpanded) next.set(place, 0)
  else next.delete(place)
  return next
}
