import { MINUTE, SECOND } from '../kernel/duration.ts'
import type { FixedLines } from './log-lines.ts'

/** Why replicas end as often as they are started. */
export interface CrashCause {
  /** An image whose tag begins with this always ends so: a documented test input. */
  readonly tag: string
  readonly exitCode: number
  /** How one replica ended. */
  readonly exitReason: string
  /** The container's status reason. */
  readonly statusReason: string
  /** What is written before the end, so many milliseconds from it. */
  readonly lines: (service: string) => FixedLines
}

const BACK_OFF = 'They are started again after 10 seconds, then ever later, up to every 5 minutes.'
const backOff = [
  20,
  'scheduler',
  'WARN',
  'Back-off: the next start is put off, by 10 seconds at first and by up to 5 minutes',
] as const

const EXIT: CrashCause = {
  tag: 'crash',
  exitCode: 1,
  exitReason: 'Ended with code 1 within seconds of its start.',
  statusReason: `Replicas end with code 1 within seconds of their start. ${BACK_OFF}`,
  lines: (service) => [
    [900, service, 'ERROR', 'Error: the environment variable PAYMENTS_URL is not set'],
    [880, service, 'ERROR', '    at readConfiguration (/app/dist/configuration.js:41:11)'],
    [120, service, 'INFO', 'Process ended with code 1'],
    backOff,
  ],
}

const MEMORY: CrashCause = {
  tag: 'oom',
  exitCode: 137,
  exitReason: 'Killed for using more memory than its limit.',
  statusReason: `Replicas are killed for using more memory than their limit. ${BACK_OFF}`,
  lines: (service) => [
    [1600, service, 'WARN', 'Heap is 97% full, collecting garbage'],
    [160, 'kernel', 'ERROR', 'Memory cgroup out of memory: Killed process 1'],
    backOff,
  ],
}

export const CRASH_CAUSES: readonly [CrashCause, ...CrashCause[]] = [EXIT, MEMORY]

/** What an image comes to that is known to crash; undefined for any other. */
export function causeOfImage(image: string): CrashCause | undefined {
  const tag = image.slice(image.lastIndexOf('/') + 1).split(':')[1] ?? ''
  return CRASH_CAUSES.find((cause) => tag.startsWith(cause.tag))
}

/** The cause behind a status reason or an exit code; any other failure counts as an exit. */
export function causeOf(sign: string | number): CrashCause {
  return CRASH_CAUSES.find((cause) => cause.statusReason === sign || cause.exitCode === sign) ?? EXIT
}

/** How long a replica runs until it crashes again. */
const RUN = 4 * SECOND
const FIRST_WAIT = 10 * SECOND
const LONGEST_WAIT = 5 * MINUTE

/** A time in which a crashing replica ran, epoch milliseconds. */
export interface CrashRun {
  readonly from: number
  readonly to: number
}

/**
 * The runs after the first crash, oldest first: the wait before each is twice the one before, up to the longest.
 *
 * @param crashesFrom when it crashed first
 */
export function* runsAfter(crashesFrom: number): Generator<CrashRun> {
  let wait = FIRST_WAIT
  for (let crashed = crashesFrom; ; ) {
    const from = crashed + wait
    crashed = from + RUN
    yield { from, to: crashed }
    wait = Math.min(2 * wait, LONGEST_WAIT)
  }
}

/** Those of the runs that reach into a range, oldest first. Costs the same however long the loop has gone on. */
export function* runsIn(crashesFrom: number, from: number, until: number): Generator<CrashRun> {
  for (const run of runsAfter(crashesFrom)) {
    if (run.from >= until) return
    if (run.from - crashesFrom < STEADY_AFTER) {
      if (run.to >= from) yield run
      continue
    }
    const round = LONGEST_WAIT + RUN
    const passed = Math.max(0, Math.ceil((from - run.to) / round))
    for (let begin = run.from + passed * round; begin < until; begin += round) {
      yield { from: begin, to: begin + RUN }
    }
    return
  }
}

/** Where a crash loop stands. */
export interface CrashState {
  readonly restarts: number
  /** Of the run that is under way, or else the last one. */
  readonly lastStart: number | null
  readonly lastCrash: number
}

/** The loop at a time that is not before its first crash. Costs the same however long it has gone on. */
export function crashStateAt(crashesFrom: number, now: number): CrashState {
  let restarts = 0
  let lastStart: number | null = null
  let lastCrash = crashesFrom
  for (const { from, to } of runsAfter(crashesFrom)) {
    if (from > now) break
    restarts++
    lastStart = from
    if (to > now) break
    lastCrash = to
    if (from - crashesFrom < STEADY_AFTER) continue
    // From here on every round takes the same time, so they need not be counted one by one.
    const rounds = Math.floor((now - lastCrash) / (LONGEST_WAIT + RUN))
    restarts += rounds
    lastCrash += rounds * (LONGEST_WAIT + RUN)
    if (rounds > 0) lastStart = lastCrash - RUN
    if (lastCrash + LONGEST_WAIT <= now) {
      restarts++
      lastStart = lastCrash + LONGEST_WAIT
    }
    break
  }
  return { restarts, lastStart, lastCrash }
}

/** After this long, the longest wait has been reached. */
const STEADY_AFTER = 15 * MINUTE
