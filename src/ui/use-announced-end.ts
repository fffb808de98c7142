import { useEffect, useRef } from 'react'
import { announceEvent } from './announce.ts'

/**
 * Announces how something ended that was in progress while it was on screen.
 * @param outcome the current state: "web-1: Running"
 */
export function useAnnouncedEnd(isBusy: boolean, outcome: string): void {
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    if (wasBusy.current && !isBusy) announceEvent(outcome)
    wasBusy.current = isBusy
  }, [isBusy, outcome])
}
