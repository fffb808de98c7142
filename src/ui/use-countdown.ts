import { useEffect, useReducer } from 'react'

/**
 * Whole seconds until an instant of this computer's clock (epoch milliseconds), counting down; 0 when it is past, or
 * when there is nothing to wait for.
 */
export function useCountdown(until: number | null): number {
  const [, count] = useReducer((counted: number) => counted + 1, 0)
  const left = until === null ? 0 : Math.max(0, until - Date.now())
  const seconds = Math.ceil(left / 1000)

  // After every render, so that it goes on even when the clock was set in between.
  useEffect(() => {
    if (until === null || seconds === 0) return
    const untilNextSecond = until - Date.now() - (seconds - 1) * 1000
    const timer = setTimeout(count, Math.max(0, untilNextSecond))
    return () => clearTimeout(timer)
  })

  return seconds
}
