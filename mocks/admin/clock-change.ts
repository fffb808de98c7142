import { type ClockState, type ControllableClock, EXPECTED_TIME, isWorldTime } from '../kernel/clock.ts'
import { DAY } from '../kernel/duration.ts'
import { InputError } from '../kernel/input.ts'
import { MAX_LEAP } from '../runtime/clock-leap.ts'

export type ClockChange =
  /** Relative move in milliseconds; negative moves back. */
  | { readonly kind: 'advance'; readonly ms: number }
  /** Stops the clock at an instant, in epoch milliseconds. */
  | { readonly kind: 'set'; readonly at: number }
  | { readonly kind: 'pause' }
  /** Continues from the current time at a speed; 1 is real time. */
  | { readonly kind: 'speed'; readonly factor: number }
  /** Back to real time. */
  | { readonly kind: 'reset' }

/**
 * Changes a clock.
 *
 * @throws InputError for a time that is too far away; the clock doesn't change then
 */
export function applyClockChange(clock: ControllableClock, change: ClockChange): ClockState {
  const { state } = clock
  const from = clock.now()
  const next = changed(clock, change)
  const reason = reasonAgainst(from, clock.now())
  if (reason === null) return next
  clock.apply(state)
  throw new InputError(reason)
}

function reasonAgainst(from: number, to: number): string | null {
  if (!isWorldTime(to)) return `The clock can’t be set to that time: ${EXPECTED_TIME}.`
  if (to - from <= MAX_LEAP) return null
  return `The clock moves at most two years (${MAX_LEAP / DAY} days) ahead at a time, because all jobs in between have to run.`
}

function changed(clock: ControllableClock, change: ClockChange): ClockState {
  switch (change.kind) {
    case 'advance':
      return clock.shift(change.ms)
    case 'set':
      return clock.fix(change.at)
    case 'pause':
      return clock.pause()
    case 'speed':
      return clock.run(change.factor)
    case 'reset':
      return clock.reset()
  }
}
