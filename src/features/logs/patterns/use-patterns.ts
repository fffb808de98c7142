import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { type LogPattern, logPatterns } from '#src/domain/log-patterns.ts'

/** So many of the newest lines are grouped: a page that scrolls has no time for more at once. */
export const MOST_GROUPED = 4000

/** Lines that come in one after the other are grouped together, in milliseconds. */
const REST_MS = 400

/** The lines that say the same, grouped; a moment after they have changed. */
export function usePatterns(lines: readonly LogEntry[]): readonly LogPattern<LogEntry>[] {
  const [patterns, setPatterns] = useState<readonly LogPattern<LogEntry>[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const group = useEffectEvent(() => setPatterns(logPatterns(lines.slice(0, MOST_GROUPED))))
  // More of what is older changes nothing beyond those that are grouped.
  const [newest] = lines
  const count = Math.min(lines.length, MOST_GROUPED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these say that there are others
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      group()
    }, REST_MS)
  }, [newest, count])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return patterns
}
