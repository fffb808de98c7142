import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LogEntry } from '#src/api/generated/types.gen.ts'
import { type LogPattern, logPatterns } from '#src/domain/log-patterns.ts'

/** Maximum number of lines to group. More would make scrolling stutter. */
export const MAX_GROUPED = 4000

/** Batching interval in milliseconds. */
const BATCH_MS = 400

/** Patterns of the newest lines, updated shortly after the lines change. */
export function usePatterns(lines: readonly LogEntry[]): readonly LogPattern<LogEntry>[] {
  const [patterns, setPatterns] = useState<readonly LogPattern<LogEntry>[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const group = useEffectEvent(() => setPatterns(logPatterns(lines.slice(0, MAX_GROUPED))))
  // Older lines beyond the limit don't change the result.
  const [newest] = lines
  const count = Math.min(lines.length, MAX_GROUPED)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change when the lines to group do
  useEffect(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      group()
    }, BATCH_MS)
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
