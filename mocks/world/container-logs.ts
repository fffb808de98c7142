import type { ContainerReplica, ContainerRow } from '../db/index.ts'
import { causeOf, runsAfter } from './container-crash.ts'
import { APP, type FixedLines, type LineTemplate, WEB, WORKER } from './log-lines.ts'
import { LOG_RETENTION, type LogLine, logOf, mergedLogs } from './logs.ts'
import type { PoweredOn } from './power.ts'

/** What is usual for an image, by its name; anything else is some application. */
const BY_NAME: ReadonlyArray<readonly [name: RegExp, templates: readonly LineTemplate[]]> = [
  [/nginx|storefront|web|proxy|edge/, WEB],
  [/worker|mailer|queue|resizer|report|batch|job|index/, WORKER],
]

function templatesFor({ image, name }: ContainerRow): readonly LineTemplate[] {
  const [, templates = APP] = BY_NAME.find(([pattern]) => pattern.test(image)) ?? []
  return templates.map((template) => ({ ...template, service: name }))
}

const bootLines = ({ name, ports, image }: ContainerRow): FixedLines => [
  [30, 'scheduler', 'INFO', `Image ${image.slice(0, 200)} is present`],
  [420, name, 'INFO', 'Starting'],
  ...ports.map(({ port }, index) => [700 + index, name, 'INFO', `Listening on port ${port}`] as const),
]

const shutdownLines = ({ name }: ContainerRow): FixedLines => [
  [1400, name, 'INFO', 'Received SIGTERM, finishing what is under way'],
  [90, name, 'INFO', 'Stopped'],
]

/** When a replica ran: once, or again and again. Those that did not end in time are still running. */
function ranAt({ createdAt, crashesFrom, endsAt, lastExit }: ContainerReplica, now: number): PoweredOn[] {
  const end = endsAt === null || endsAt > now ? null : endsAt
  if (crashesFrom === null) {
    const done = lastExit?.code === 0 ? lastExit.at : null
    return [{ from: createdAt, to: done ?? end, clean: true }]
  }
  const until = end ?? now
  const runs: PoweredOn[] = []
  const ran = (from: number, to: number) => {
    if (from > until) return
    runs.push(to > until ? { from, to: end, clean: true } : { from, to, clean: false })
  }
  ran(createdAt, crashesFrom)
  for (const { from, to } of runsAfter(crashesFrom)) {
    if (from > until) break
    ran(from, to)
  }
  return runs.filter(({ to }) => to === null || to > now - LOG_RETENTION)
}

/** A line, and the name of the replica that wrote it. */
export interface ReplicaLine {
  readonly line: LogLine
  readonly source: string
}

/**
 * The log of a container's replicas, of those that have gone as well, newest line first; see `logOf`.
 *
 * @param replicaId of one of them alone
 */
export function* containerLog(
  seed: number,
  row: ContainerRow,
  replicaId: string | undefined,
  until: number,
  now: number,
): Generator<ReplicaLine> {
  const replicas = row.replicas.filter(
    (it) => it.createdAt <= now && (replicaId === undefined || it.id === replicaId),
  )
  const logs = replicas.map((replica) =>
    logOf(
      seed,
      {
        id: replica.id,
        templates: () => templatesFor(row),
        boot: bootLines(row),
        shutdown: shutdownLines(row),
        failure: causeOf(replica.lastExit?.code ?? 1).lines(row.name),
      },
      ranAt(replica, now),
      until,
      now,
    ),
  )
  for (const { line, source } of mergedLogs(logs)) yield { line, source: replicas[source]?.name ?? row.name }
}
