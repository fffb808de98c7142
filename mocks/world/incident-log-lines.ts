import type { IncidentKind } from '../db/index.ts'
import { externalAddress, type LineTemplate, line, PATHS } from './log-lines.ts'

/*
 * Extra log lines during an incident. Resource type and incident kind choose the lines; the service is that of the
 * resource's other lines.
 */

type IncidentLines = Readonly<Partial<Record<IncidentKind, readonly LineTemplate[]>>>

const VM: IncidentLines = {
  cpu: [
    line('agent', 'WARN', 3, (draw) => {
      const cpu = draw.int(91, 99)
      return { message: `CPU usage is ${cpu}%`, details: { metric: 'cpu', value: cpu } }
    }),
    line('kernel', 'ERROR', 1, (draw) => ({
      message: `watchdog: BUG: soft lockup - CPU#${draw.int(0, 7)} stuck for ${draw.int(21, 29)}s!`,
    })),
    line('agent', 'ERROR', 1, (draw) => ({
      message: `request timeout after 5000 ms: ${draw.int(40, 90)} samples not sent`,
    })),
  ],
  memory: [
    line('agent', 'WARN', 3, (draw) => {
      const memory = draw.int(91, 98)
      return { message: `Memory usage is ${memory}%`, details: { metric: 'memory', value: memory } }
    }),
    line('kernel', 'ERROR', 1, (draw) => ({
      message: `Out of memory: Killed process ${draw.int(900, 30000)} (${draw.pick(['java', 'node', 'python3'])})`,
    })),
  ],
  disk: [
    line('agent', 'WARN', 3, (draw) => {
      const disk = draw.int(91, 98)
      return { message: `Disk usage of / is ${disk}%`, details: { metric: 'storage', value: disk } }
    }),
    line('systemd-journald', 'ERROR', 1, () => ({
      message: 'Failed to write entry: No space left on device',
    })),
  ],
  outage: [
    line('kernel', 'ERROR', 1, () => ({ message: 'eth0: link is down' })),
    line('agent', 'ERROR', 2, (draw) => ({
      message: `connection timeout: no route to 10.0.0.${draw.int(11, 60)}`,
    })),
  ],
}

const CONTAINER: IncidentLines = {
  cpu: [
    line('app', 'WARN', 1, (draw) => ({ message: `event loop is blocked for ${draw.int(400, 4000)} ms` })),
    line('app', 'ERROR', 1, (draw) => ({
      message: `request timeout after 5000 ms: GET ${draw.pick(PATHS)}`,
    })),
  ],
  memory: [
    line('app', 'WARN', 1, (draw) => ({ message: `Heap is ${draw.int(90, 98)}% full, collecting garbage` })),
    line('app', 'ERROR', 1, () => ({ message: 'allocation failed: JavaScript heap out of memory' })),
  ],
  errors: [
    line('app', 'ERROR', 3, (draw) => {
      const [path, status] = [draw.pick(PATHS), draw.pick([500, 502, 503])]
      return {
        message: `GET ${path} failed with ${status}`,
        details: { method: 'GET', path, status, trace: `${draw.int(1e8, 9e8)}` },
      }
    }),
    line('app', 'ERROR', 1, (draw) => ({
      message: `Error: connect ECONNREFUSED 10.0.0.${draw.int(11, 60)}:5432`,
    })),
    line('app', 'WARN', 1, (draw) => ({
      message: `circuit breaker opened after ${draw.int(5, 20)} failures`,
    })),
  ],
  latency: [
    line('app', 'WARN', 3, (draw) => {
      const [path, ms] = [draw.pick(PATHS), draw.int(1200, 9000)]
      return { message: `slow request: GET ${path} took ${ms} ms`, details: { path, ms } }
    }),
    line('app', 'ERROR', 1, (draw) => ({
      message: `upstream timeout after ${draw.int(5, 30)} s: GET ${draw.pick(PATHS)}`,
    })),
  ],
  outage: [
    line('app', 'ERROR', 2, () => ({ message: 'Readiness probe failed: connection refused' })),
    line('app', 'ERROR', 1, () => ({ message: 'Fatal: no connection to any dependency' })),
  ],
}

const DATABASE: IncidentLines = {
  cpu: [
    line('db', 'WARN', 2, (draw) => ({ message: `slow query took ${draw.int(4000, 30000)} ms` })),
    line('db', 'ERROR', 1, () => ({ message: 'canceling statement due to statement timeout' })),
  ],
  memory: [
    line('db', 'WARN', 2, (draw) => ({
      message: `memory usage is ${draw.int(91, 98)}% of what the plan has`,
    })),
    line('db', 'ERROR', 1, () => ({ message: 'out of memory: failed on request of size 1048576' })),
  ],
  disk: [
    line('db', 'WARN', 2, (draw) => ({ message: `storage is ${draw.int(91, 98)}% full` })),
    line('db', 'ERROR', 1, () => ({ message: 'could not extend file: No space left on device' })),
  ],
  latency: [
    line('db', 'WARN', 3, (draw) => ({
      message: `process ${draw.int(900, 30000)} still waiting for a lock after ${draw.int(1000, 9000)} ms`,
    })),
    line('db', 'ERROR', 1, () => ({ message: 'lock wait timeout exceeded; try restarting transaction' })),
  ],
  outage: [
    line('db', 'ERROR', 2, (draw) => ({
      message: `connection refused: too many clients, from ${externalAddress(draw)}`,
    })),
    line('db', 'ERROR', 1, () => ({ message: 'the database system is in recovery mode' })),
  ],
}

const BALANCER: IncidentLines = {
  errors: [
    line('load-balancer', 'ERROR', 3, (draw) => {
      const [path, status] = [draw.pick(PATHS), draw.pick([500, 502, 503])]
      return { message: `${status} for ${path} from 10.0.0.${draw.int(11, 60)}`, details: { path, status } }
    }),
  ],
  latency: [
    line('load-balancer', 'WARN', 3, (draw) => ({
      message: `${draw.pick(PATHS)} took ${draw.int(2000, 9000)} ms from 10.0.0.${draw.int(11, 60)}`,
    })),
    line('load-balancer', 'ERROR', 1, (draw) => ({ message: `504 gateway timeout for ${draw.pick(PATHS)}` })),
  ],
  outage: [
    line('load-balancer', 'ERROR', 1, () => ({ message: '503: no healthy target is left' })),
    line('load-balancer', 'WARN', 2, (draw) => ({
      message: `health check of 10.0.0.${draw.int(11, 60)} failed: connection refused`,
    })),
  ],
}

/** Lines of a load balancer without HTTP listeners. */
const CONNECTION_BALANCER: IncidentLines = {
  errors: [
    line('load-balancer', 'ERROR', 1, (draw) => ({
      message: `connection reset by 10.0.0.${draw.int(11, 60)}`,
    })),
  ],
  latency: [
    line('load-balancer', 'WARN', 1, (draw) => ({
      message: `connecting to 10.0.0.${draw.int(11, 60)} took ${draw.int(2000, 9000)} ms`,
    })),
  ],
  outage: [
    line('load-balancer', 'ERROR', 1, () => ({ message: 'connection refused: no healthy target is left' })),
    line('load-balancer', 'WARN', 2, (draw) => ({
      message: `health check of 10.0.0.${draw.int(11, 60)} failed: connection refused`,
    })),
  ],
}

const DISTRIBUTION: IncidentLines = {
  errors: [
    line('cdn', 'ERROR', 1, (draw) => ({
      message: `origin answered ${draw.pick([500, 502, 503])} for ${draw.pick(PATHS)}`,
    })),
  ],
  latency: [
    line('cdn', 'WARN', 1, (draw) => ({
      message: `origin answered ${draw.pick(PATHS)} in ${draw.int(3000, 15000)} ms`,
    })),
  ],
  outage: [
    line('cdn', 'ERROR', 1, (draw) => ({ message: `origin timeout for ${draw.pick(PATHS)}, serving stale` })),
  ],
}

const ZONE: IncidentLines = {
  errors: [
    line('dns', 'WARN', 1, (draw) => ({
      message: `NXDOMAIN flood: ${draw.int(400, 9000)} a second from ${externalAddress(draw)}`,
    })),
  ],
  outage: [
    line('dns', 'ERROR', 1, (draw) => ({
      message: `timeout answering ${externalAddress(draw)}, query dropped`,
    })),
  ],
}

const WALL: IncidentLines = {
  errors: [
    line('firewall', 'WARN', 2, (draw) => ({
      message: `DENY flood: ${draw.int(400, 9000)} packets a second from ${externalAddress(draw)}`,
    })),
    line('firewall', 'ERROR', 1, () => ({ message: 'connection table is full, dropping packets' })),
  ],
}

const DISK: IncidentLines = {
  disk: [line('block-storage', 'WARN', 1, (draw) => ({ message: `volume is ${draw.int(91, 98)}% full` }))],
  latency: [
    line('block-storage', 'WARN', 2, (draw) => ({ message: `write took ${draw.int(900, 9000)} ms` })),
    line('block-storage', 'ERROR', 1, () => ({ message: 'I/O timeout, the request is tried again' })),
  ],
}

const INCIDENT_LINES = {
  vm: VM,
  container: CONTAINER,
  database: DATABASE,
  volume: DISK,
  load_balancer: BALANCER,
  firewall: WALL,
  cdn_distribution: DISTRIBUTION,
  dns_zone: ZONE,
} as const

const NONE: readonly LineTemplate[] = []

export const connectionIncidentLines = (kind: IncidentKind): readonly LineTemplate[] =>
  CONNECTION_BALANCER[kind] ?? NONE

export type LoggedType = keyof typeof INCIDENT_LINES

/** @param service of the lines; each template's own if omitted */
export function incidentLinesOf(
  type: LoggedType,
  service?: string,
): (kind: IncidentKind) => readonly LineTemplate[] {
  const incidentLines: IncidentLines = INCIDENT_LINES[type]
  const made = new Map<IncidentKind, readonly LineTemplate[]>()
  return (kind) => {
    const templates = incidentLines[kind] ?? NONE
    if (service === undefined) return templates
    const known = made.get(kind) ?? templates.map((template) => ({ ...template, service }))
    made.set(kind, known)
    return known
  }
}
