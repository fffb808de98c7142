import { useEffect, useState } from 'react'
import type { ApiProblem } from '#src/api/problem.ts'
import { normalizeEmail } from '#src/domain/email.ts'
import { announce } from '#src/ui/announce.ts'
import { useCountdown } from '#src/ui/use-countdown.ts'

export interface Throttle {
  readonly start: (email: string, problem: ApiProblem) => void
  readonly secondsFor: (email: string) => number
}

/** Waiting time after too many failed sign-ins. Applies to one address; other addresses can still be tried. */
export function useThrottle(): Throttle {
  const [throttled, setThrottled] = useState<{ email: string; until: number } | null>(null)
  const seconds = useCountdown(throttled?.until ?? null)

  useEffect(() => {
    if (throttled && seconds === 0) announce('You can try to sign in again.')
  }, [throttled, seconds])

  return {
    start: (email, problem) =>
      setThrottled({ email: normalizeEmail(email), until: Date.now() + (problem.retryAfter ?? 1) * 1000 }),
    secondsFor: (email) => (throttled?.email === normalizeEmail(email) ? seconds : 0),
  }
}
