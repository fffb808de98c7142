import { IconChevronRight } from '@tabler/icons-react'
import { memo, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { LevelMark } from '#src/resources/logs/level-mark.tsx'
import { inBothZones } from '#src/ui/in-both-zones.ts'
import { useFormat } from '#src/ui/use-format.tsx'
import classes from './log-list.module.css'

interface LogRowProps {
  readonly line: LogEntry
  readonly place: number
  /** Position from 1 among `total`; `total` is -1 if unknown. */
  readonly position: number
  readonly total: number
  /** Distance from the top of the list, in CSS pixels. */
  readonly top: number
  /** True if the row is the tab stop. */
  readonly isStop: boolean
  readonly isOpen: boolean
  readonly isLinked: boolean
  readonly onToggle: (place: number) => void
  readonly onHeight: (place: number, height: number) => void
  readonly details: (line: LogEntry) => ReactNode
}

/** One line. A click anywhere opens it, unless the user is selecting text. */
export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { line, place, position, total, top, isStop, isOpen, isLinked, onToggle, details } = props
  const format = useFormat()
  const id = useId()
  return (
    <li
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={position}
      aria-setsize={total}
      data-place={place}
      data-level={line.level}
      data-stop={isStop || undefined}
      data-open={isOpen || undefined}
      data-linked={isLinked || undefined}
      data-odd={position % 2 === 1 || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard has the button */}
      <div
        className={classes.line}
        onClick={() => {
          if (window.getSelection()?.isCollapsed !== false) onToggle(place)
        }}
      >
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-labelledby={`${id}-level ${id}-message`}
          aria-describedby="log-list-keys"
          tabIndex={isStop ? 0 : -1}
        >
          <IconChevronRight size={14} aria-hidden="true" />
        </button>
        <time className={classes.time} dateTime={line.timestamp} title={inBothZones(format, line.timestamp)}>
          {format.stamp(line.timestamp)}
        </time>
        <span className={classes.level} id={`${id}-level`}>
          <LevelMark level={line.level} />
        </span>
        <span className={classes.service} title={line.service}>
          {line.service}
        </span>
        <span className={classes.source} title={line.source}>
          {line.source}
        </span>
        <span className={classes.message} id={`${id}-message`}>
          {line.message}
        </span>
      </div>
      {isOpen && (
        <ExpandedDetails place={place} onHeight={props.onHeight}>
          {details(line)}
        </ExpandedDetails>
      )}
    </li>
  )
})

/** Reports its height to the list, initially and on each change. */
function ExpandedDetails({
  place,
  onHeight,
  children,
}: {
  readonly place: number
  readonly onHeight: (place: number, height: number) => void
  readonly children: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  const report = useEffectEvent(() => {
    if (box.current !== null) onHeight(place, box.current.getBoundingClientRect().height)
  })
  useEffect(() => {
    if (box.current === null) return
    const observer = new ResizeObserver(() => report())
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={box}>{children}</div>
}
