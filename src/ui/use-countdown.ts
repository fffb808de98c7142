import { useEffect, useReducer } from 'react'

/**
 * Whole seconds until a time of the local clock (epoch milliseconds), counting down; 0 when it has passed, or for
 * null.
 */
export function useCountdown(until: number | null): number {
  const [, count] = useReducer((counted: number) => counted + 1, 0)
  const left = until === null ? 0 : Math.max(0, until - Date.now())
  const seconds = Math.ceil(left / 1000)

  // After every render, so that it continues even if the clock was changed.
  useEffect(() => {
    if (until === null || seconds === 0) return
    const untilNextSecond = until - Date.now() - (seconds - 1) * 1000
    const timer = setTimeout(count, Math.max(0, untilNextSecond))
    return () => clearTimeout(timer)
  })

  return seconds
}

/** `45 seconds`, `4:05 minutes`. */
export function formatCountdown(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`
}
