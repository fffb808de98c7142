/** Tells the time. The only source of "now" in the mock. */
export interface Clock {
  /** Epoch milliseconds, whole. */
  now(): number
}

/**
 * How world time follows from real time, as plain data: it is saved with the rows, so that a reload and every
 * other tab agree on what time it is. Both forms are functions of real time alone; nothing ticks.
 */
export type ClockState =
  | {
      readonly mode: 'running'
      /** At this real instant … */
      readonly real: number
      /** … the world had this one, … */
      readonly world: number
      /** … and has moved at this rate since: 1 is as fast as real time, 60 makes a minute of each second. */
      readonly speed: number
    }
  | {
      readonly mode: 'fixed'
      /** The instant the world stands at. */
      readonly at: number
    }

/** World time is real time. */
export const realTime: ClockState = { mode: 'running', real: 0, world: 0, speed: 1 }

/** The world's time in a state, at a real instant (both epoch milliseconds). */
export function worldTime(state: ClockState, real: number): number {
  if (state.mode === 'fixed') return state.at
  return Math.floor(state.world + (real - state.real) * state.speed)
}

/**
 * A clock that can be set, stopped, moved and sped up. Every change keeps the rest: moving a stopped clock leaves
 * it stopped, changing the speed does not jump.
 */
export interface ControllableClock extends Clock {
  readonly state: ClockState
  /** Takes a state over as it is, from a saved world, another tab, or a scenario. */
  apply(state: ClockState): void
  /** Stops at an instant. */
  fix(at: number): ClockState
  /** Stops at the present. */
  pause(): ClockState
  /** Goes on from the present at a speed. */
  run(speed?: number): ClockState
  /** Moves by so many milliseconds (negative: back). */
  shift(ms: number): ClockState
  /** Back to real time. */
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
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no point or span of time`)
  return value
}
