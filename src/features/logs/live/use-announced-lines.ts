import { useEffect, useRef } from 'react'
import { announce } from '#src/ui/announce.ts'
import { useFormat } from '#src/ui/use-format.tsx'

/** Minimum pause between announcements in milliseconds, to leave room for other speech. */
const MIN_INTERVAL_MS = 20_000

/** Announces the number of new lines to screen readers from time to time, because reading each line is too much. */
export function useAnnouncedLines(streamedCount: number): void {
  const format = useFormat()
  const announced = useRef(streamedCount)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(streamedCount)
  useEffect(() => {
    latest.current = streamedCount
    if (streamedCount < announced.current) announced.current = 0
    if (streamedCount === announced.current || timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      const more = latest.current - announced.current
      announced.current = latest.current
      if (more > 0) announce(`${format.number(more)} new log ${more === 1 ? 'line' : 'lines'}`)
    }, MIN_INTERVAL_MS)
  }, [streamedCount, format])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}
