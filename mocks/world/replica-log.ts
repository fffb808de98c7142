import type { ContainerReplica, ContainerRow } from '../db/index.ts'
import { SECOND } from '../kernel/duration.ts'
import { causeOf, runsIn, waitAfter } from './container-crash.ts'
import type { FixedLines } from './log-lines.ts'
import type { LogSource } from './logs.ts'
import type { PoweredOn } from './power.ts'

/** Times a replica ran: once, again after a crash, or repeatedly in a crash loop. */
export function replicaRuns({
  createdAt,
  crashesFrom,
  endsAt,
  restarts,
  lastExit,
}: ContainerReplica): LogSource['on'] {
  if (crashesFrom === null) {
    if (lastExit === null || lastExit.code === 0) {
      const once = [{ from: createdAt, to: lastExit?.at ?? endsAt, clean: true }]
      return () => once
    }
    const { at } = lastExit
    const twice = [
      { from: createdAt, to: at, clean: false, restarts: restarts - 1, nextFrom: at },
      { from: at, to: endsAt, clean: true, restarts },
    ]
    return () => twice
  }
  return (from, until) => {
    const runs: PoweredOn[] = []
    const addRun = (nth: number, begin: number, crash: number) => {
      const base = { from: begin, restarts: restarts + nth }
      if (endsAt === null || crash <= endsAt) {
        runs.push({ ...base, to: crash, clean: false, nextFrom: crash + waitAfter(nth) })
      } else if (begin <= endsAt) runs.push({ ...base, to: endsAt, clean: true })
    }
    addRun(0, createdAt, crashesFrom)
    for (const run of runsIn(crashesFrom, from, until)) addRun(run.nth, run.from, run.to)
    return runs
  }
}

/** Lines of a replica's starts and ends. Restarts, exit code and times are those of the replica's detail page. */
export function replicaLines(
  { name, ports, image }: ContainerRow,
  { lastExit, crashesFrom, createdAt }: ContainerReplica,
): Pick<LogSource, 'boot' | 'shutdown' | 'failure'> {
  const cause = causeOf(lastExit?.code ?? 1)
  const isServing = crashesFrom === null || !cause.isAtStart
  const start: FixedLines = [
    [30, 'scheduler', 'INFO', `Image ${image.slice(0, 200)} is present`],
    [420, name, 'INFO', 'Starting'],
    ...(isServing ? ports : []).map(
      ({ port }, index) => [700 + index, name, 'INFO', `Listening on port ${port}`] as const,
    ),
  ]
  const stop: FixedLines = [
    [1400, name, 'INFO', 'Received SIGTERM, finishing what is under way'],
    [90, name, 'INFO', 'Stopped'],
  ]
  const completion: FixedLines = [[0, 'scheduler', 'INFO', 'Replica ended with code 0']]
  const crash = cause.lines(name)
  return {
    boot: ({ from, restarts = 0 }) =>
      from === createdAt ? start : [[1, 'scheduler', 'INFO', `Restart ${restarts}`], ...start],
    shutdown: ({ to }) => (lastExit?.code === 0 && to === lastExit.at ? completion : stop),
    failure: ({ to, restarts = 0, nextFrom }) => [
      ...crash,
      [0, 'scheduler', 'ERROR', `Replica ended with code ${cause.exitCode}`],
      ...(to === null || nextFrom === undefined || nextFrom === to
        ? []
        : [backOff(restarts + 1, nextFrom - to)]),
    ],
  }
}

function backOff(restart: number, wait: number): FixedLines[number] {
  return [-1, 'scheduler', 'WARN', `Back-off: restart ${restart} in ${wait / SECOND} seconds`]
}
