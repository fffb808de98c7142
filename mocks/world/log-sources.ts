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
  each(tx.volumes.by('organizationId', organizationId), (row) => volumeSources(row, tx))
  each(tx.loadBalancers.by('organizationId', organizationId), (row) => balancerSources(row, tx))
  each(tx.firewalls.by('organizationId', organizationId), (row) =>
    firewallSources(row, assignedSince(tx, row)),
  )
  each(tx.cdnDistributions.by('organizationId', organizationId), (row) => distributionSources(row, tx))
  each(tx.dnsZones.by('organizationId', organizationId), zoneSources)
  return sources
}

/* Sources are memoized by row alone: a row and its activities change together. */

export const vmSources = memo((row: VmRow, tx: Transaction): readonly LogSource[] => {
  const on = onTimes(tx, 'vm', row)
  return [
    {
      ...sourceFor('vm', row),
      on: () => on,
      templates: templatesFor(row.imageId),
      boot: () => BOOT_LINES,
      shutdown: () => SHUTDOWN_LINES,
      failure: () => FAILURE_LINES,
    },
  ]
})

/** Replicas of a container, including ended ones. */
export const containerSources = memo((row: ContainerRow): readonly LogSource[] => {
  const templates = containerTemplates(row)
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
      templates,
      boot: () => boot ?? NO_LINES,
      shutdown: () => shutdown ?? NO_LINES,
      failure: () => failure ?? NO_LINES,
    },
  ]
})

const volumeSources = memo((row: VolumeRow, tx: Transaction): readonly LogSource[] => [
  servingSource('volume', row, VOLUME, attachedDuring(row, tx.activities.by('resourceId', row.id))),
])

const balancerSources = memo((row: LoadBalancerRow, tx: Transaction): readonly LogSource[] => {
  const on = balancerOn(row, tx.activities.by('resourceId', row.id)).flatMap((it) =>
    within(it, row.pointedTo),
  )
  if (hasHttp(row)) return [servingSource('load_balancer', row, LOAD_BALANCER, on)]
  const source = servingSource('load_balancer', row, CONNECTION_BALANCER, on)
  return [{ ...source, incidentLines: connectionIncidentLines }]
})

function hasHttp({ listeners }: LoadBalancerRow): boolean {
  return listeners.some(({ protocol }) => protocol === 'http' || protocol === 'https')
}

/** Depends on the first assignment too, which is a row of its own. */
const firewallSources = memoBy(1, (row: FirewallRow, since: number | null): readonly LogSource[] => [
  servingSource('firewall', row, FIREWALL, assignedDuring(since)),
])

const distributionSources = memo((row: CdnDistributionRow, tx: Transaction): readonly LogSource[] => {
  const on = servedDuring(row, tx).flatMap((it) => within(it, row.pointedTo))
  return [servingSource('cdn_distribution', row, CDN, on)]
})

const zoneSources = memo((row: DnsZoneRow): readonly LogSource[] => [
  servingSource('dns_zone', row, NAME_SERVER, zoneServedDuring(row)),
])

/** Source that logs only while the resource does something for others. */
function servingSource(
  type: LoggedType,
  row: ResourceRow,
  templates: readonly LineTemplate[],
  on: readonly PoweredOn[],
): LogSource {
  return {
    ...sourceFor(type, row),
    on: () => on,
    templates,
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
