import type {
  CdnDistributionRow,
  ContainerRow,
  DatabaseRow,
  DnsZoneRow,
  FirewallRow,
  LoadBalancerRow,
  ResourceRow,
  Transaction,
  VmRow,
  VolumeRow,
} from '../db/index.ts'
import { memo, memoBy } from '../kernel/memo.ts'
import { servedDuring } from './cdn-traffic.ts'
import { zoneServedDuring } from './dns-metrics.ts'
import { assignedDuring, assignedSince } from './firewall-metrics.ts'
import { connectionIncidentLines, incidentLinesOf, type LoggedType } from './incident-log-lines.ts'
import { balancerOn } from './load-balancer-metrics.ts'
import {
  APP,
  BOOT_LINES,
  FAILURE_LINES,
  type FixedLines,
  type LineTemplate,
  SHUTDOWN_LINES,
  templatesFor,
  WEB,
  WORKER,
} from './log-lines.ts'
import {
  CDN,
  CONNECTION_BALANCER,
  databaseBoot,
  databaseFailure,
  databaseShutdown,
  databaseTemplates,
  FIREWALL,
  LOAD_BALANCER,
  NAME_SERVER,
  VOLUME,
} from './log-services.ts'
import type { LogSource } from './logs.ts'
import { within } from './periods.ts'
import type { PoweredOn } from './power.ts'
import { replicaLines, replicaRuns } from './replica-log.ts'
import { onTimes } from './up-times.ts'
import { attachedDuring } from './volume-metrics.ts'

/**
 * Log sources of an organization.
 *
 * @param only resource ids to include; all if omitted
 */
export function logSources(tx: Transaction, organizationId: string, only?: ReadonlySet<string>): LogSource[] {
  const sources: LogSource[] = []
  const each = <Row extends ResourceRow>(
    rows: readonly Row[],
    sourcesOf: (row: Row) => readonly LogSource[],
  ) => {
    for (const row of rows) {
      if (only === undefined || only.has(row.id)) for (const source of sourcesOf(row)) sources.push(source)
    }
  }
  each(tx.vms.by('organizationId', organizationId), (row) => vmSources(row, tx))
  each(tx.containers.by('organizationId', organizationId), (row) => containerSources(row))
  each(tx.databases.by('organizationId', organizationId), (row) => databaseSources(row, tx))
  const serving = (type: Serving, rows: readonly ResourceRow[]) =>
    each(rows, (row) => servingSources(row, type, tx))
  serving('volume', tx.volumes.by('organizationId', organizationId))
  serving('load_balancer', tx.loadBalancers.by('organizationId', organizationId))
  each(tx.firewalls.by('organizationId', organizationId), (row) =>
    firewallSources(row, assignedSince(tx, row)),
  )
  serving('cdn_distribution', tx.cdnDistributions.by('organizationId', organizationId))
  serving('dns_zone', tx.dnsZones.by('organizationId', organizationId))
  return sources
}

/* Sources are memoized by row alone: a row and its activities change together. */

export const vmSources = memo((row: VmRow, tx: Transaction): readonly LogSource[] => {
  const on = onTimes(tx, 'vm', row)
  return [
    {
      ...sourceFor('vm', row),
      on: () => on,
      templates: (draw) => templatesFor(row.imageId, draw),
      boot: () => BOOT_LINES,
      shutdown: () => SHUTDOWN_LINES,
      failure: () => FAILURE_LINES,
    },
  ]
})

/** Replicas of a container, including ended ones. */
export const containerSources = memo((row: ContainerRow): readonly LogSource[] => {
  const templates = () => containerTemplates(row)
  return row.replicas.map((replica) => ({
    ...sourceFor('container', row, row.name),
    id: replica.id,
    name: replica.name,
    on: replicaRuns(replica),
    templates,
    ...replicaLines(row, replica),
  }))
})

const databaseSources = memo((row: DatabaseRow, tx: Transaction): readonly LogSource[] => {
  const { service, templates } = databaseTemplates(row.engine)
  const [boot, shutdown, failure] = [databaseBoot, databaseShutdown, databaseFailure].map((it) => it(service))
  const on = onTimes(tx, 'database', row)
  return [
    {
      ...sourceFor('database', row, service),
      on: () => on,
      reachable: row.reachable,
      templates: () => templates,
      boot: () => boot ?? NO_LINES,
      shutdown: () => shutdown ?? NO_LINES,
      failure: () => failure ?? NO_LINES,
    },
  ]
})

/** Types that log what they do for others: nothing while detached, out of order or without traffic. */
type Serving = Exclude<LoggedType, 'vm' | 'container' | 'database' | 'firewall'>

interface ServingType {
  readonly templates: readonly LineTemplate[]
  /** Times in which it does anything. */
  readonly on: (row: never, tx: Transaction) => readonly PoweredOn[]
}

const SERVING: Readonly<Record<Serving, ServingType>> = {
  volume: {
    templates: VOLUME,
    on: (row: VolumeRow, tx) => attachedDuring(row, tx.activities.by('resourceId', row.id)),
  },
  load_balancer: {
    templates: LOAD_BALANCER,
    on: (row: LoadBalancerRow, tx) =>
      balancerOn(row, tx.activities.by('resourceId', row.id)).flatMap((it) => within(it, row.pointedTo)),
  },
  cdn_distribution: {
    templates: CDN,
    on: (row: CdnDistributionRow, tx) => servedDuring(row, tx).flatMap((it) => within(it, row.pointedTo)),
  },
  dns_zone: { templates: NAME_SERVER, on: (row: DnsZoneRow) => zoneServedDuring(row) },
}

const servingSources = memo((row: ResourceRow, type: Serving, tx: Transaction): readonly LogSource[] => {
  const { templates, on } = SERVING[type]
  const source = servingSource(type, row, templates, on(row as never, tx))
  if (type !== 'load_balancer' || hasHttp(row as LoadBalancerRow)) return [source]
  return [{ ...source, templates: () => CONNECTION_BALANCER, incidentLines: connectionIncidentLines }]
})

function hasHttp({ listeners }: LoadBalancerRow): boolean {
  return listeners.some(({ protocol }) => protocol === 'http' || protocol === 'https')
}

/** Not memoized by row alone: assignments of VMs are rows of their own. */
const firewallSources = memoBy(1, (row: FirewallRow, since: number | null): readonly LogSource[] => [
  servingSource('firewall', row, FIREWALL, assignedDuring(since)),
])

function servingSource(
  type: LoggedType,
  row: ResourceRow,
  templates: readonly LineTemplate[],
  on: readonly PoweredOn[],
): LogSource {
  return {
    ...sourceFor(type, row),
    on: () => on,
    templates: () => templates,
    boot: () => NO_LINES,
    shutdown: () => NO_LINES,
    failure: () => NO_LINES,
  }
}

const NO_LINES: FixedLines = []

function sourceFor(type: LoggedType, row: ResourceRow, service?: string) {
  return {
    id: row.id,
    name: row.name,
    resourceType: type,
    resourceId: row.id,
    incidents: row.incidents,
    incidentLines: incidentLinesOf(type, service),
  }
}

/** Log templates by image name; other images get those of a generic application. */
const BY_NAME: ReadonlyArray<readonly [name: RegExp, templates: readonly LineTemplate[]]> = [
  [/nginx|storefront|web|proxy|edge/, WEB],
  [/worker|mailer|queue|resizer|report|batch|job|index/, WORKER],
]

function containerTemplates({ image, name }: ContainerRow): readonly LineTemplate[] {
  const [, templates = APP] = BY_NAME.find(([pattern]) => pattern.test(image)) ?? []
  return templates.map((template) => ({ ...template, service: name }))
}
