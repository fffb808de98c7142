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
import { MARGIN_ROWS, scrollTo } from '#src/ui/virtual-rows.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import classes from './log-list.module.css'
import { LogRow } from './log-row.tsx'
import { useExpandedLines } from './use-expanded-lines.ts'
import { AT_TOP_PX, useVirtualList } from './use-virtual-list.ts'

/** Rows before the end at which the next page loads. */
const ROWS_AHEAD = 100

interface LogListProps {
  /** Newest first. */
  readonly lines: readonly LogEntry[]
  /** Number of lines at the front that were streamed. Older lines keep their identity while it grows. */
  readonly streamedCount: number
  /** True if `onNearEnd` can load more lines. */
  readonly hasMore: boolean
  readonly onNearEnd: () => void
  /** True keeps the list scrolled to the top, where new lines arrive. */
  readonly isFollowing: boolean
  /** Called when the user scrolls away from the top, or moves to a line or opens it. */
  readonly onReading: (cause: 'scroll' | 'line') => void
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
  const { lines, streamedCount, hasMore, isFollowing, linkedId, details, foot } = props
  const { expanded, expand, collapse, toggle, collapseAll, setHeight } = useExpandedLines()
  const extra = useMemo(
    () => new Map([...expanded].map(([place, height]) => [place + streamedCount, height])),
    [expanded, streamedCount],
  )
  const list = useVirtualList({ count: lines.length, extra, isFollowing })
  const { viewport, size, rows, scrollTop, scroll } = list
  /** Place of the line with the roving tab stop; null for the uppermost one. */
  const [active, setActive] = useState<number | null>(null)
  const focusWanted = useRef(false)

  const onNearEnd = useEffectEvent(props.onNearEnd)
  const onReading = useEffectEvent(props.onReading)

  const visible = rows.visibleRange(scrollTop, size.viewHeight)
  const stop = active === null ? rows.indexAt(scrollTop) : Math.min(active + streamedCount, lines.length - 1)

  const isNearEnd = hasMore && size.rowHeight > 0 && visible.to + ROWS_AHEAD >= lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each loaded page checks again if the end is near
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, lines.length])

  // Following scrolls to the top, where new lines arrive.
  useEffect(() => {
    if (!isFollowing) return
    scroll(0)
    collapseAll()
  }, [isFollowing, scroll, collapseAll])

  // Scroll to the linked line once it is loaded, but only once.
  const shownId = useRef('')
  useEffect(() => {
    if (linkedId === '' || shownId.current === linkedId || size.rowHeight === 0) return
    const index = lines.findIndex(({ id }) => id === linkedId)
    if (index === -1) return
    shownId.current = linkedId
    const place = index - streamedCount
    expand(place)
    setActive(place)
    onReading('line')
    scroll(Math.max(0, rows.topOf(index) - size.viewHeight / 4))
  }, [linkedId, lines, streamedCount, size, rows, scroll, expand])

  useLayoutEffect(() => {
    if (!focusWanted.current) return
    focusWanted.current = false
    viewport.current
      ?.querySelector<HTMLElement>('[data-stop] button[aria-expanded]')
      ?.focus({ preventScroll: true })
  })

  const stopFollowing = (cause: 'scroll' | 'line') => {
    if (isFollowing) props.onReading(cause)
  }
  const goTo = (index: number) => {
    const target = Math.max(0, Math.min(lines.length - 1, index))
    setActive(target - streamedCount)
    focusWanted.current = true
    stopFollowing('line')
    scroll(scrollTo(rows, target, viewport.current?.scrollTop ?? 0, size.viewHeight))
  }
  const onToggle = useCallback(
    (place: number) => {
      toggle(place)
      setActive(place)
      focusWanted.current = true
      props.onReading('line')
    },
    [toggle, props.onReading],
  )

  const onKeyDown = (event: KeyboardEvent) => {
    // Content of an opened line handles its own keys.
    if (!(event.target instanceof Element) || !event.target.hasAttribute('aria-expanded')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = Math.max(1, Math.floor(size.viewHeight / size.rowHeight) - 1)
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(stop + 1),
      ArrowUp: () => goTo(stop - 1),
      PageDown: () => goTo(stop + page),
      PageUp: () => goTo(stop - page),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: () => {
        stopFollowing('line')
        expand(stop - streamedCount)
      },
      ArrowLeft: () => collapse(stop - streamedCount),
    }
    const action = actions[event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  }

  const onFocus = (event: FocusEvent) => {
    const place = event.target.closest('[data-place]')?.getAttribute('data-place')
    // Only keyboard focus moves the tab stop: a re-render between pointer down and up would lose the click.
    if (place != null && event.target.matches(':focus-visible')) setActive(Number(place))
  }

  // Reuse row elements for other lines, because creating elements is several times slower during fast scrolling.
  // Focused and opened rows keep their line.
  const reusedRows = Math.ceil(size.viewHeight / (size.rowHeight || 1)) + 2 * MARGIN_ROWS + 2
  return (
    <div
      ref={viewport}
      className={classes.viewport}
      onScroll={(event) => {
        const top = event.currentTarget.scrollTop
        list.setScrollTop(top)
        if (top > AT_TOP_PX) stopFollowing('scroll')
        else props.onBackAtTop()
      }}
    >
      <div ref={list.ruler} className={classes.ruler} aria-hidden="true" />
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
        {(size.rowHeight === 0 ? [] : renderedIndexes(visible, stop)).map((index) => {
          const line = lines[index]
          if (line === undefined) return null
          const place = index - streamedCount
          return (
            <LogRow
              key={index === stop || expanded.has(place) ? place : `reused ${index % reusedRows}`}
              line={line}
              place={place}
              position={index + 1}
              total={hasMore ? -1 : lines.length}
              top={rows.topOf(index)}
              isStop={index === stop}
              isOpen={expanded.has(place)}
              isLinked={line.id === linkedId}
              onToggle={onToggle}
              onHeight={setHeight}
              details={details}
            />
          )
        })}
      </ol>
      {foot}
    </div>
  )
}

/** Indexes of the visible rows and of the tab stop, which keeps the focus while the user scrolls elsewhere. */
function renderedIndexes(visible: { readonly from: number; readonly to: number }, stop: number): number[] {
  const indexes: number[] = []
  for (let index = visible.from; index < visible.to; index += 1) indexes.push(index)
  if (stop < visible.from) return [stop, ...indexes]
  if (stop >= visible.to) return [...indexes, stop]
  return indexes
}
