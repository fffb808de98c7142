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

/** What scrolls by so little is still at its top. */
const AT_TOP_PX = 8

/** How many rows before the end more of them are asked for. */
const ROWS_AHEAD = 100

interface LogListProps {
  /** Newest first. */
  readonly lines: readonly LogEntry[]
  /** How many of them came in since the search: the others stay who they are while this grows. */
  readonly arrivedCount: number
  /** Whether there are more than these, which `onEndInSight` asks for. */
  readonly hasMore: boolean
  readonly onEndInSight: () => void
  /** The list is kept at its top, where new lines come in. */
  readonly isFollowing: boolean
  /** Somebody has scrolled away from the top, or looks at a line. */
  readonly onReading: (how: 'scrolled' | 'looked') => void
  readonly onBackAtTop: () => void
  /** The line that a link is about, unfolded and in sight once it is there. */
  readonly linkedId: string
  /** What a line folds out to. */
  readonly details: (line: LogEntry) => ReactNode
  /** Below the last line. */
  readonly foot: ReactNode
}

/**
 * A list of any length that draws only what is in sight. A line is known by its place among those the search found,
 * counted up and down from the first of them, which stays the same whatever comes in above and below.
 *
 * With the keyboard it is one stop: arrow keys go from line to line from there, Tab into what is unfolded and on.
 */
export function LogList(props: LogListProps) {
  const { lines, arrivedCount, hasMore, isFollowing, linkedId, details, foot } = props
  const viewport = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ rowHeight: 0, viewHeight: 0 })
  const [scrollTop, setScrollTop] = useState(0)
  /** The lines that are unfolded, with the height of what they fold out to; zero until it is drawn. */
  const [unfolded, setUnfolded] = useState<ReadonlyMap<number, number>>(new Map())
  /** The line that the keyboard is at. */
  const [active, setActive] = useState<number | null>(null)
  const focusWanted = useRef(false)

  const rows = useMemo(() => {
    const extra = [...unfolded].map(([place, height]) => [place + arrivedCount, height] as const)
    return virtualRows(lines.length, size.rowHeight || 1, new Map(extra))
  }, [lines.length, size.rowHeight, unfolded, arrivedCount])

  const onEndInSight = useEffectEvent(props.onEndInSight)
  const onReading = useEffectEvent(props.onReading)

  const sight = rows.inSight(scrollTop, size.viewHeight)
  const stop = active === null ? rows.indexAt(scrollTop) : Math.min(active + arrivedCount, lines.length - 1)
  const drawn: number[] = []
  if (size.rowHeight > 0) {
    for (let index = sight.from; index < sight.to; index += 1) drawn.push(index)
    // The line that has the focus keeps it, and the keyboard finds its way back to it, wherever one has scrolled.
    if (stop < sight.from) drawn.unshift(stop)
    else if (stop >= sight.to) drawn.push(stop)
  }

  // Rows are drawn again for other lines, since making new ones takes several times as long: many a frame, when one scrolls
  // fast. Those that have the focus or are unfolded stay with their line.
  const slots = Math.ceil(size.viewHeight / (size.rowHeight || 1)) + 2 * MARGIN_ROWS + 2
  const nearEnd = hasMore && size.rowHeight > 0 && sight.to + ROWS_AHEAD >= lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end may still be near when more has come
  useEffect(() => {
    if (nearEnd) onEndInSight()
  }, [nearEnd, lines.length])

  // A list that changes its size is where it was: at its top while it follows, else at the row that was uppermost.
  const remeasure = useEffectEvent(() => {
    const element = viewport.current
    const rowHeight = ruler.current?.getBoundingClientRect().height ?? 0
    if (element === null || rowHeight === 0) return
    const viewHeight = element.clientHeight
    if (rowHeight === size.rowHeight && viewHeight === size.viewHeight) return
    setSize({ rowHeight, viewHeight })
    const uppermost = rows.indexAt(element.scrollTop)
    const top = isFollowing || element.scrollTop <= AT_TOP_PX ? 0 : uppermost * rowHeight
    requestAnimationFrame(() => scroll(top))
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

  // Whoever goes on following is taken to where it happens.
  useEffect(() => {
    if (!isFollowing) return
    scroll(0)
    setUnfolded((known) => (known.size === 0 ? known : new Map()))
  }, [isFollowing, scroll])

  // The line of a link, once it is there; not again when somebody has moved on from it.
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
    // What is unfolded has keys of its own.
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
    // A press gives the focus before it is over; what is under it has to stay until then.
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
      <VisuallyHidden id="log-list-keys">Arrow keys go from line to line, Enter unfolds one.</VisuallyHidden>
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
