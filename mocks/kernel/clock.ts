/** Source of "now" for the whole mock. */
export interface Clock {
  /** Epoch milliseconds, whole. */
  now(): number
}

/**
 * Mapping from real time to world time, as plain data. Saved with the rows, so that a reload and every other tab
 * agree on the time. Both modes are functions of real time alone; nothing ticks.
 */
export type ClockState =
  | {
      readonly mode: 'running'
      /** Real time of the last change. */
      readonly real: number
      /** World time at that moment. */
      readonly world: number
      /** Speed since then: 1 is real time, 60 makes a minute of each second. */
      readonly speed: number
    }
  | {
      readonly mode: 'fixed'
      /** World time, which stands still. */
      readonly at: number
    }

/** World time equals real time. */
export const realTime: ClockState = { mode: 'running', real: 0, world: 0, speed: 1 }

export function isRealTime(state: ClockState): boolean {
  return state.mode === 'running' && state.speed === 1 && state.world === state.real
}

/** True in the range of world time: the contract's years have four digits, and data is older and newer than now. */
export function isWorldTime(at: number): boolean {
  return at >= Date.UTC(1000, 0) && at <= Date.UTC(9000, 0)
}
export const EXPECTED_TIME = 'expected a time between the years 1000 and 9000'

/** World time at a real time (both epoch milliseconds). */
export function worldTime(state: ClockState, real: number): number {
  if (state.mode === 'fixed') return state.at
  return Math.floor(state.world + (real - state.real) * state.speed)
}

/**
 * Clock that can be set, paused, moved and sped up. Each change keeps the rest: moving a paused clock leaves it
 * paused, and changing the speed does not jump.
 */
export interface ControllableClock extends Clock {
  readonly state: ClockState
  /** Restores a state from a saved world, another tab or a scenario. */
  apply(state: ClockState): void
  /** Stops at a time. */
  fix(at: number): ClockState
  /** Stops now. */
  pause(): ClockState
  /** Continues from now at a speed. */
  run(speed?: number): ClockState
  /** Moves by milliseconds; negative values move back. */
  shift(ms: number): ClockState
  /** Returns to real time. */
  reset(): ClockState
}

/** @param realNow real time in epoch milliseconds; the runtimes pass `Date.now`, tests a variable. */
export function createClock(realNow: () => number, initial: ClockState = realTime): ControllableClock {
  let state = initial
  const now = () => worldTime(state, realNow())
  const become = (next: ClockState) => {
    state = next
    return next
  }
  return {
    now,
    get state() {
      return state
    },
    apply: become,
    fix: (at) => become({ mode: 'fixed', at: finite(at) }),
    pause: () => become({ mode: 'fixed', at: now() }),
    run: (speed = 1) => {
      if (!(speed > 0 && Number.isFinite(speed))) throw new RangeError(`a clock cannot run at speed ${speed}`)
      return become({ mode: 'running', real: realNow(), world: now(), speed })
    },
    shift: (ms) =>
      become(
        state.mode === 'fixed'
          ? { mode: 'fixed', at: state.at + finite(ms) }
          : { ...state, world: state.world + finite(ms) },
      ),
    reset: () => become(realTime),
  }
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is neither an instant nor a duration`)
  return value
}
