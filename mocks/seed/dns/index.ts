import { DEFAULT_DNS_TTL } from '#src/domain/dns-catalog.ts'
import { defaultContact, firstSerial } from '#src/domain/dns-soa.ts'
import { parseZoneFile } from '#src/domain/dns-zone-file-parser.ts'
import type { ActivityRow, DnsRecordRow, DnsZoneRow, WorldRows } from '../../db/index.ts'
import { DAY, HOUR, SECOND } from '../../kernel/duration.ts'
import { recordTarget } from '../../world/dns-pointing.ts'
import { edgeDomainOf } from '../../world/edge-domain.ts'
import { PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase, seedId } from '../base.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_ZONES, SECOND_TENANT_ZONES } from './demo.ts'
import { largeZones } from './large.ts'
import type { PlannedZone, ZoneTargets } from './plan.ts'

export const dnsSeed: ResourceSeed = (base, target, made) => {
  const { vms = [], loadBalancers = [], cdnDistributions = [] } = made
  const addresses = new Map([
    ...vms.map(({ name, publicIp }) => [name, publicIp] as const),
    ...loadBalancers.map((it) => [it.name, it.ip] as const),
  ])
  const ip = (name: string): string => {
    const address = addresses.get(name)
    if (address === undefined || address === null) throw new Error(`The seed has no address of ${name}.`)
    return address
  }
  const edge = (domain: string): string => {
    const distribution = cdnDistributions.find(({ name }) => name === domain)
    if (distribution === undefined) throw new Error(`The seed has no distribution for ${domain}.`)
    return `${edgeDomainOf(distribution)}.`
  }
  const targetSince = new Map([
    ...vms.flatMap(({ publicIp, createdAt }) => (publicIp === null ? [] : [[publicIp, createdAt] as const])),
    ...loadBalancers.map((it) => [it.ip, it.createdAt] as const),
    ...cdnDistributions.map((it) => [edgeDomainOf(it), it.createdAt] as const),
  ])
  const plan = planOf(target, {
    demo: withFailures(base, DEMO_ZONES),
    large: (count) => largeZones(base, count, loadBalancers, vms),
    secondTenant: SECOND_TENANT_ZONES,
  })
  const parts = plan.map((planned) => plannedZone(base, target, planned, { ip, edge, targetSince }))
  return {
    dnsZones: parts.map(({ zone }) => zone),
    dnsRecords: parts.flatMap(({ records }) => records),
    activities: parts.flatMap(({ activities }) => activities),
  } satisfies WorldRows
}

interface Targets extends ZoneTargets {
  /** Creation of the VM, load balancer or distribution at an address or edge domain, which its records follow. */
  readonly targetSince: ReadonlyMap<string | null, number>
}

function plannedZone(base: SeedBase, target: SeedTarget, planned: PlannedZone, targets: Targets) {
  const { now, name, changes } = planned
  const common = plannedRow(base, target.organization, 'zone', {
    ...planned,
    now: now.status === 'pending' ? { status: 'active', sinceHours: now.sinceHours } : now,
  })
  const updatedAt = now.status === 'active' && changes === 0 ? common.createdAt : common.updatedAt
  const zone: DnsZoneRow = {
    ...common,
    updatedAt,
    ...(now.status === 'pending' && pending(base, common.createdAt, now.untilHours)),
    tags: [...planned.tags],
    contactEmail: defaultContact(name),
    defaultTtl: DEFAULT_DNS_TTL.records,
    negativeTtl: DEFAULT_DNS_TTL.negative,
    serial: firstSerial(updatedAt),
    revision: 1 + changes,
  }
  const { activities, recordChanges } = historyOf(base, target, zone, planned)
  const records = recordsOf(base, zone, planned.zoneFile(targets), targets.targetSince)
  return { zone, records: withChanges(base, zone, records, recordChanges), activities }
}

/** A pending zone has no activity in progress. */
function pending(
  base: SeedBase,
  createdAt: number,
  untilHours: number,
): Pick<DnsZoneRow, 'status' | 'transition'> {
  return {
    status: 'pending',
    transition: {
      action: 'create',
      to: 'active',
      startedAt: createdAt,
      dueAt: base.epoch + untilHours * HOUR,
      failure: null,
      activityId: null,
      next: {},
    },
  }
}

function recordsOf(
  base: SeedBase,
  zone: DnsZoneRow,
  zoneFile: string,
  targetSince: Targets['targetSince'],
): DnsRecordRow[] {
  const { records, problems } = parseZoneFile(zoneFile, { ...zone, domain: zone.name })
  const [problem] = problems
  if (problem !== undefined)
    throw new Error(`In the seed, ${zone.name}, line ${problem.line}: ${problem.message}`)
  return records.map(({ name, ttl, data }, index): DnsRecordRow => {
    const at = Math.max(zone.createdAt, targetSince.get(recordTarget({ data })) ?? 0)
    return {
      id: seedId(base, 'rec', zone.id, index),
      organizationId: zone.organizationId,
      dnsZoneId: zone.id,
      name,
      ttl,
      data,
      createdAt: at,
      updatedAt: at,
    }
  })
}

/** Change of some of a zone's records. */
interface RecordChange {
  readonly at: number
  readonly count: number
}

/** Gives records the times of the changes that touched them, oldest change first. */
function withChanges(
  base: SeedBase,
  zone: DnsZoneRow,
  records: readonly DnsRecordRow[],
  changes: readonly RecordChange[],
): DnsRecordRow[] {
  const rng = draw(base, 'changed-records', zone.id)
  const updatedAt = new Map(records.map((record) => [record.id, record.updatedAt]))
  for (const { at, count } of changes) {
    const present = records.filter((record) => record.createdAt <= at)
    const from = rng.int(0, Math.max(0, present.length - count))
    for (const { id } of present.slice(from, from + count)) updatedAt.set(id, at)
  }
  return records.map((record) => ({ ...record, updatedAt: updatedAt.get(record.id) ?? record.updatedAt }))
}

/** Creation, some changes, and the latest activity. */
function historyOf(
  base: SeedBase,
  { actors }: SeedTarget,
  zone: DnsZoneRow,
  { changes }: PlannedZone,
): { readonly activities: readonly ActivityRow[]; readonly recordChanges: readonly RecordChange[] } {
  const rng = draw(base, 'zone-history', zone.id)
  const recordChanges: RecordChange[] = []
  const { name, createdAt, updatedAt } = zone
  const history = new ActivityBuilder(base, 'dns_zone', zone)
  const someone = () => rng.pick(actors)
  const change = (at: number) => {
    const count = rng.int(1, 4)
    recordChanges.push({ at, count })
    history.add(
      'records_changed',
      `Changed ${count === 1 ? '1 record' : `${count} records`} of ${name}`,
      someone(),
      at,
    )
  }

  history.add('created', `Created ${name}`, someone(), createdAt, createdAt + rng.int(15, 40) * SECOND)
  const room = updatedAt - createdAt - DAY
  const times =
    room > DAY ? Array.from({ length: changes }, () => createdAt + HOUR + Math.floor(rng.float() * room)) : []
  for (const at of times.sort((a, b) => a - b)) change(at)
  if (zone.status === 'error') {
    history.add('failed', `${name} failed: ${zone.statusReason}`, PLATFORM, updatedAt)
  } else if (zone.status === 'active' && changes > 0) {
    change(updatedAt)
  }
  return { activities: history.activities, recordChanges }
}
