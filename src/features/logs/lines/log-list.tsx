import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { MARGIN_ROWS, scrollTo, virtualRows } from '#src/ui/virtual-rows.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './log-list.module.css'
import { LogRow } from './log-row.tsx'

/** Scroll offset in pixels that still counts as the top. */
const AT_TOP_PX = 8

/** Rows before the end at which the next page loads. */
const ROWS_AHEAD = 100

interface LogListProps {
  /** Newest first. */
  readonly lines: readonly LogEntry[]
  /** Number of lines at the front that arrived by the stream. Older lines keep their identity while it grows. */
  readonly arrivedCount: number
  /** True if `onEndInSight` can load more lines. */
  readonly hasMore: boolean
  readonly onEndInSight: () => void
  /** True keeps the list scrolled to the top, where new lines arrive. */
  readonly isFollowing: boolean
  /** Called when the user scrolls away from the top or opens a line. */
  readonly onReading: (how: 'scrolled' | 'looked') => void
  readonly onBackAtTop: () => void
  /** Linked line; opened and scrolled into view once it is loaded. */
  readonly linkedId: string
  /** Content of an opened line. */
  readonly details: (line: LogEntry) => ReactNode
  /** Content below the last line. */
  readonly foot: ReactNode
}

/**
 * Virtualized list. A line's place counts up and down from the first line of the search result, so it stays the same
 * while lines arrive at both ends.
 *
 * One tab stop: arrow keys move between lines, Tab moves into an opened line and on.
 */
export function LogList(props: LogListProps) {
  const { lines, arrivedCount, hasMore, isFollowing, linkedId, details, foot } = props
  const viewport = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ rowHeight: 0, viewHeight: 0 })
  const [scrollTop, setScrollTop] = useState(0)
  /** Height of the details of each opened line, in pixels; 0 until measured. */
  const [unfolded, setUnfolded] = useState<ReadonlyMap<number, number>>(new Map())
  /** Place of the line with the roving tab stop. */
  const [active, setActive] = useState<number | null>(null)
  const focusWanted = useRef(false)

  const rows = useMemo(() => {
    const extra = [...unfolded].map(([place, height]) => [place + arrivedCount, height] as const)
    return virtualRows(lines.length, size.rowHeight || 1, new Map(extra))
  }, [lines.length, size.rowHeight, unfolded, arrivedCount])

  const onEndInSight = useEffectEvent(props.onEndInSight)
  const onReading = useEffectEvent(props.onReading)

  const visible = rows.visibleRange(scrollTop, size.viewHeight)
  const stop = active === null ? rows.indexAt(scrollTop) : Math.min(active + arrivedCount, lines.length - 1)
  const drawn: number[] = []
  if (size.rowHeight > 0) {
    for (let index = visible.from; index < visible.to; index += 1) drawn.push(index)
    // Always render the line with the tab stop, so it keeps the focus while the user scrolls elsewhere.
    if (stop < visible.from) drawn.unshift(stop)
    else if (stop >= visible.to) drawn.push(stop)
  }

  // Reuse row elements for other lines, because creating elements is several times slower during fast scrolling.
  // Focused and opened rows keep their line.
  const slots = Math.ceil(size.viewHeight / (size.rowHeight || 1)) + 2 * MARGIN_ROWS + 2
  const nearEnd = hasMore && size.rowHeight > 0 && visible.to + ROWS_AHEAD >= lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page checks again if the end is near
  useEffect(() => {
    if (nearEnd) onEndInSight()
  }, [nearEnd, lines.length])

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

  const scroll = useCallback((top: number) => {
    const element = viewport.current
    if (element === null) return
    element.scrollTop = top
    setScrollTop(element.scrollTop)
  }, [])

  // Following scrolls to the top, where new lines arrive.
  useEffect(() => {
    if (!isFollowing) return
    scroll(0)
    setUnfolded((known) => (known.size === 0 ? known : new Map()))
  }, [isFollowing, scroll])

  // Scroll to the linked line once it is loaded, but only once.
  const shown = useRef('')
  useEffect(() => {
    if (linkedId === '' || shown.current === linkedId || size.rowHeight === 0) return
    const index = lines.findIndex(({ id }) => id === linkedId)
    if (index === -1) return
    shown.current = linkedId
    const place = index - arrivedCount
    setUnfolded((known) => (known.has(place) ? known : new Map(known).set(place, 0)))
    setActive(place)
    onReading('looked')
    scroll(Math.max(0, rows.topOf(index) - size.viewHeight / 4))
  }, [linkedId, lines, arrivedCount, size, rows, scroll])

  useLayoutEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    viewport.current
      ?.querySelector<HTMLElement>('[data-stop] button[aria-expanded]')
      ?.focus({ preventScroll: true })
  })

  const goTo = (index: number) => {
    const target = Math.max(0, Math.min(lines.length - 1, index))
    setActive(target - arrivedCount)
    focusWanted.current = true
    onReadingNow('looked')
    scroll(scrollTo(rows, target, viewport.current?.scrollTop ?? 0, size.viewHeight))
  }
  const onReadingNow = (how: 'scrolled' | 'looked') => {
    if (isFollowing) props.onReading(how)
  }

  const toggle = useCallback(
    (place: number, open?: boolean) =>
      setUnfolded((known) => {
        const isOpen = known.has(place)
        if (isOpen === (open ?? !isOpen)) return known
        const next = new Map(known)
        if (isOpen) next.delete(place)
        else next.set(place, 0)
        return next
      }),
    [],
  )
  const onToggle = useCallback(
    (place: number) => {
      toggle(place)
      setActive(place)
      focusWanted.current = true
      props.onReading('looked')
    },
    [toggle, props.onReading],
  )
  const onHeight = useCallback(
    (place: number, height: number) =>
      setUnfolded((known) =>
        known.has(place) && known.get(place) !== height ? new Map(known).set(place, height) : known,
      ),
    [],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Content of an opened line handles its own keys.
    if (!(event.target instanceof Element) || !event.target.hasAttribute('aria-expanded')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor(size.viewHeight / size.rowHeight) - 1)
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(stop + 1),
      ArrowUp: () => goTo(stop - 1),
      PageDown: () => goTo(stop + page),
      PageUp: () => goTo(stop - page),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: () => {
        onReadingNow('looked')
        toggle(stop - arrivedCount, true)
      },
      ArrowLeft: () => toggle(stop - arrivedCount, false),
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    step()
  }

  const onFocus = (event: FocusEvent) => {
    const place = event.target.closest('[data-place]')?.getAttribute('data-place')
    // Only keyboard focus moves the tab stop: a re-render between pointer down and up would lose the click.
    if (place != null && event.target.matches(':focus-visible')) setActive(Number(place))
  }

  return (
    <div
      ref={viewport}
      className={classes.viewport}
      onScroll={(event) => {
        const top = event.currentTarget.scrollTop
        setScrollTop(top)
        if (top > AT_TOP_PX) onReadingNow('scrolled')
        else props.onBackAtTop()
      }}
    >
      <div ref={ruler} className={classes.ruler} aria-hidden="true" />
      <VisuallyHidden id="log-list-keys">
        Use the arrow keys to move between lines and Enter to expand one.
      </VisuallyHidden>
      <ol
        className={classes.rows}
        aria-label="Log lines, newest first"
        style={{ height: rows.height }}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {drawn.map((index) => {
          const line = lines[index]
          if (line === undefined) return null
          const place = index - arrivedCount
          return (
            <LogRow
              key={index === stop || unfolded.has(place) ? place : `again ${index % slots}`}
              line={line}
              place={place}
              position={index + 1}
              total={hasMore ? -1 : lines.length}
              top={rows.topOf(index)}
              isStop={index === stop}
              isOpen={unfolded.has(place)}
              isLinked={line.id === linkedId}
              onToggle={onToggle}
              onHeight={onHeight}
              details={details}
            />
          )
        })}
      </ol>
      {foot}
    </div>
  )
}
