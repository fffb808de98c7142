import { DURATION, durationMs, EXPECTED_DURATION } from '../kernel/duration.ts'
import { z } from '../kernel/zod.ts'
import type { ClockChange } from './clock-change.ts'

/** Clock change as sent in a request: `{"advance":"PT1H"}`. */
export const clockInput: z.ZodType<ClockChange> = z
  .union(
    [
      z.strictObject({
        advance: z.string().max(100).regex(DURATION, EXPECTED_DURATION),
      }),
      z.strictObject({ set: z.iso.datetime({ offset: true, error: 'expected an RFC 3339 time' }) }),
      z.strictObject({ pause: z.literal(true) }),
      z.strictObject({ speed: z.number().positive().max(1_000_000) }),
      z.strictObject({ reset: z.literal(true) }),
    ],
    {
      error:
        'expected one of {"advance":"PT1H"}, {"set":"2026-03-02T09:00:00Z"}, {"pause":true}, {"speed":60}, {"reset":true}',
    },
  )
  .transform((input): ClockChange => {
    if ('advance' in input) return { kind: 'advance', ms: durationMs(input.advance) }
    if ('set' in input) return { kind: 'set', at: Date.parse(input.set) }
    if ('pause' in input) return { kind: 'pause' }
    if ('speed' in input) return { kind: 'speed', factor: input.speed }
    return { kind: 'reset' }
  })
