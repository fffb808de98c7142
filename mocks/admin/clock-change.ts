import type { ClockState, ControllableClock } from '../kernel/clock.ts'

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

/** Changes a clock. */
export function moved(clock: ControllableClock, change: ClockChange): ClockState {
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
