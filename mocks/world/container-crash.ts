import { MINUTE, SECOND } from '../kernel/duration.ts'
import type { FixedLines } from './log-lines.ts'

/** Reason why replicas crash each time they start. */
export interface CrashCause {
  /** An image whose tag starts with this always crashes this way: a documented test input. */
  readonly tag: string
  readonly exitCode: number
  /** Exit reason of a replica. */
  readonly exitReason: string
  /** The container's status reason. */
  readonly statusReason: string
  /** True if it crashes before it serves anything. */
  readonly isAtStart: boolean
  /** Log lines before the exit, with offsets in milliseconds from it. */
  readonly lines: (service: string) => FixedLines
}

const BACK_OFF = 'They restart after 10 seconds, then at growing intervals of up to 5 minutes.'

/** Stack in the same line, so that no order of lines can separate or reverse it. */
const CONFIGURATION_ERROR = [
  'Error: the environment variable PAYMENTS_URL is not set',
  '    at readConfiguration (/app/dist/configuration.js:41:11)',
  '    at start (/app/dist/server.js:12:18)',
  '    at main (/app/dist/main.js:7:3)',
].join('\n')

const EXIT: CrashCause = {
  tag: 'crash',
  exitCode: 1,
  exitReason: 'Exited with code 1 seconds after starting.',
  statusReason: `Replicas exit with code 1 seconds after starting. ${BACK_OFF}`,
  isAtStart: true,
  lines: (service) => [[120, service, 'ERROR', CONFIGURATION_ERROR]],
}

const MEMORY: CrashCause = {
  tag: 'oom',
  exitCode: 137,
  exitReason: 'Killed for exceeding its memory limit.',
  statusReason: `Replicas are killed for exceeding their memory limit. ${BACK_OFF}`,
  isAtStart: false,
  lines: (service) => [
    [1600, service, 'WARN', 'Heap is 97% full, collecting garbage'],
    [160, 'kernel', 'ERROR', 'Memory cgroup out of memory: Killed process 1'],
  ],
}

export const CRASH_CAUSES: readonly [CrashCause, ...CrashCause[]] = [EXIT, MEMORY]

/** Cause for an image that is known to crash; undefined for any other. */
export function causeOfImage(image: string): CrashCause | undefined {
  const tag = image.slice(image.lastIndexOf('/') + 1).split(':')[1] ?? ''
  return CRASH_CAUSES.find((cause) => tag.startsWith(cause.tag))
}

/** Cause for a status reason or an exit code; unknown ones count as an exit. */
export function causeOf(sign: string | number): CrashCause {
  return CRASH_CAUSES.find((cause) => cause.statusReason === sign || cause.exitCode === sign) ?? EXIT
}

/** Time a replica runs until it crashes again. */
const RUN = 4 * SECOND
const FIRST_WAIT = 10 * SECOND
const MAX_WAIT = 5 * MINUTE

/** Time range in which a crashing replica ran, epoch milliseconds. */
export interface CrashRun {
  /** 1 for the first run after the first crash. */
  readonly nth: number
  readonly from: number
  readonly to: number
}

/** Wait after a run of a crash loop; run 0 ends with the first crash. */
export function waitAfter(nth: number): number {
  return Math.min(FIRST_WAIT * 2 ** nth, MAX_WAIT)
}

/**
 * Runs after the first crash, oldest first. The wait doubles before each run, up to the longest (exponential
 * back-off).
 *
 * @param crashesFrom first crash, epoch milliseconds
 */
export function* runsAfter(crashesFrom: number): Generator<CrashRun> {
  let crashed = crashesFrom
  for (let nth = 1; ; nth++) {
    const from = crashed + waitAfter(nth - 1)
    crashed = from + RUN
    yield { nth, from, to: crashed }
  }
}

/** Runs that overlap a range, oldest first. The cost does not depend on how long the loop has lasted. */
export function* runsIn(crashesFrom: number, from: number, until: number): Generator<CrashRun> {
  for (const run of runsAfter(crashesFrom)) {
    if (run.from >= until) return
    if (run.from - crashesFrom < STEADY_AFTER) {
      if (run.to >= from) yield run
      continue
    }
    const round = MAX_WAIT + RUN
    const passed = Math.max(0, Math.ceil((from - run.to) / round))
    for (let rounds = passed; run.from + rounds * round < until; rounds++) {
      const begin = run.from + rounds * round
      yield { nth: run.nth + rounds, from: begin, to: begin + RUN }
    }
    return
  }
}

/** State of a crash loop. */
export interface CrashState {
  readonly restarts: number
  /** Start of the current run, or else of the last one. */
  readonly lastStart: number | null
  readonly lastCrash: number
}

/** State at a time at or after the first crash. The cost does not depend on how long the loop has lasted. */
export function crashStateAt(crashesFrom: number, now: number): CrashState {
  let restarts = 0
  let lastStart: number | null = null
  let lastCrash = crashesFrom
  for (const run of GROWING_RUNS) {
    const from = crashesFrom + run.from
    const to = crashesFrom + run.to
    if (from > now) break
    restarts++
    lastStart = from
    if (to > now) break
    lastCrash = to
    if (from - crashesFrom < STEADY_AFTER) continue
    // From here on all rounds have the same length, so their number is computed.
    const rounds = Math.floor((now - lastCrash) / (MAX_WAIT + RUN))
    restarts += rounds
    lastCrash += rounds * (MAX_WAIT + RUN)
    if (rounds > 0) lastStart = lastCrash - RUN
    if (lastCrash + MAX_WAIT <= now) {
      restarts++
      lastStart = lastCrash + MAX_WAIT
    }
    break
  }
  return { restarts, lastStart, lastCrash }
}

/** The wait has reached its maximum after this time. */
const STEADY_AFTER = 15 * MINUTE

/** Runs until the wait is steady, and the first one after, for a first crash at 0. */
const GROWING_RUNS: readonly CrashRun[] = growingRuns()

function growingRuns(): CrashRun[] {
  const runs: CrashRun[] = []
  for (const run of runsAfter(0)) {
    runs.push(run)
    if (run.from >= STEADY_AFTER) break
  }
  return runs
}
