import { useSyncExternalStore } from 'react'
import { createEmitter } from '#src/emitter.ts'
import { now, onClockSet } from './clock.ts'
import { Time } from './time.tsx'
import { useFormat } from './use-format.tsx'

/** One interval shared by all relative times, stopped while there are none. */
const tick = {
  every: 15_000,
  now: now(),
  emitter: createEmitter(),
  timer: undefined as number | undefined,
}

function update(): void {
  tick.now = now()
  tick.emitter.emit()
}
onClockSet(update)

function subscribe(listener: () => void): () => void {
  const unsubscribe = tick.emitter.subscribe(listener)
  if (tick.timer === undefined) {
    tick.now = now()
    tick.timer = window.setInterval(update, tick.every)
  }
  return () => {
    unsubscribe()
    if (tick.emitter.size > 0) return
    window.clearInterval(tick.timer)
    tick.timer = undefined
  }
}

interface RelativeTimeProps {
  /** RFC 3339 text or epoch milliseconds. */
  readonly at: string | number
  /** Returns the latest time of an event that repeats by the clock, given the current time. @default `at` stays */
  readonly latest?: (now: number) => number
}

/** Relative time ("5 minutes ago") that stays current; the title has the exact time. */
export function RelativeTime({ at: known, latest }: RelativeTimeProps) {
  const format = useFormat()
  const current = useSyncExternalStore(subscribe, () => tick.now)
  // An event newer than the last tick must not appear to be in the future.
  const shown = Math.max(current, Math.min(now(), new Date(known).getTime()))
  const at = latest?.(shown) ?? known
  return <Time at={at}>{format.relative(at, shown)}</Time>
}
