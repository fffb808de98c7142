import type { ResourceType } from '#src/domain/resource-type.ts'
import type {
  ContainerRow,
  IncidentKind,
  IncidentRow,
  PlacedIncident,
  ResourceRow,
  WorldRows,
} from '../db/index.ts'
import { didYouMean } from '../kernel/did-you-mean.ts'
import { DAY, durationMs, HOUR, MINUTE, WEEK } from '../kernel/duration.ts'
import type { Rng } from '../kernel/random.ts'
import { INCIDENT_KINDS_OF } from '../world/incidents.ts'
import { allResourceDefinitions } from '../world/resource-definitions.ts'
import { draw, type SeedBase } from './base.ts'
import type { Scale, SeedTarget } from './target.ts'

/** Incidents that can't be placed, with reasons. */
export class IncidentError extends RangeError {
  override name = 'IncidentError'
  readonly reasons: readonly string[]

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

interface Candidate {
  readonly type: ResourceType
  readonly row: ResourceRow
}

/** Incident without id. */
type Drawn = Omit<IncidentRow, 'id'>

/**
 * Adds incidents to the rows of an organization: those of its data set, random ones each week, and those that a
 * scenario places in the demo organization.
 *
 * @throws IncidentError if a scenario names an unknown resource or an incident kind that its type can't have
 */
export function withIncidents(base: SeedBase, { scale }: SeedTarget, rows: WorldRows): WorldRows {
  const all = allResourceDefinitions.flatMap(({ type, collection }): Candidate[] =>
    ((rows[collection as keyof WorldRows] ?? []) as readonly ResourceRow[]).map((row) => ({ type, row })),
  )
  const placed = new Map<ResourceRow, Drawn[]>()
  const place = (row: ResourceRow, incident: Drawn) => {
    const known = placed.get(row)
    // Overlapping incidents of the same kind would merge into one.
    if (known?.some((it) => it.kind === incident.kind && it.from < incident.to && it.to > incident.from))
      return
    if (known === undefined) placed.set(row, [incident])
    else known.push(incident)
  }
  if (scale !== 'secondTenant') placeAll(base.incidents ?? [], base, all, place)
  if (scale === 'demo') placeAll(demoIncidents(base), base, all, place)
  drawAll(base, scale, all, place)
  return placed.size === 0 ? rows : put(base, rows, all, placed)
}

/** Incidents in progress when a new world starts. */
function demoIncidents({ seedVariants }: SeedBase): readonly PlacedIncident[] {
  return seedVariants?.includes('failures') ? [BUSY_WORKER, ...MORE_INCIDENTS] : [BUSY_WORKER]
}

const BUSY_WORKER: PlacedIncident = {
  resource: 'worker-queue-02',
  kind: 'cpu',
  severity: 'warning',
  startsAgo: 'PT47M',
  lasts: 'PT3H',
}

/** Incidents of the seed variant `failures`: some fire an alert rule, some don't. */
const MORE_INCIDENTS: readonly PlacedIncident[] = [
  { resource: 'shop-web', kind: 'errors', severity: 'critical', startsAgo: 'PT14M', lasts: 'PT1H10M' },
  {
    resource: 'production/catalog-api',
    kind: 'memory',
    severity: 'critical',
    startsAgo: 'PT3H20M',
    lasts: 'PT7H',
  },
  { resource: 'catalog', kind: 'latency', severity: 'warning', startsAgo: 'PT26M', lasts: 'PT1H30M' },
  { resource: 'archive', kind: 'disk', severity: 'info', startsAgo: 'PT9H', lasts: 'PT28H' },
]

/**
 * Matches a resource by name, or a container by its name without namespace. The first match in the order of types is
 * used.
 */
function isCalled({ row }: Candidate, name: string): boolean {
  if (row.name === name) return true
  const { namespace } = row as Partial<ContainerRow>
  return namespace !== undefined && `${namespace}/${row.name}` === name
}

function placeAll(
  incidents: readonly PlacedIncident[],
  base: SeedBase,
  all: readonly Candidate[],
  place: (row: ResourceRow, incident: Drawn) => void,
): void {
  const reasons: string[] = []
  for (const [
    index,
    { resource, type, kind, severity = 'critical', startsAgo, lasts, orAny },
  ] of incidents.entries()) {
    const called = all.filter((it) => isCalled(it, resource) && (type ?? it.type) === it.type)
    const canHave = (it: Candidate) => INCIDENT_KINDS_OF[it.type].includes(kind)
    const another = (it: Candidate) => (type ?? it.type) === it.type && isUp(it.row) && canHave(it)
    const meant = called.find(canHave) ?? (orAny ? all.find(another) : undefined)
    if (meant !== undefined) {
      const from = base.epoch - durationMs(startsAgo)
      place(meant.row, { kind, severity, from, to: from + Math.max(MINUTE, durationMs(lasts)) })
      continue
    }
    if (orAny) continue
    const [other] = called
    const where = `incidents[${index}]`
    if (other !== undefined) {
      const possible = INCIDENT_KINDS_OF[other.type].join(', ') || 'none'
      reasons.push(
        `${where}.kind: a ${other.type} has no incidents of the kind “${kind}”; possible: ${possible}`,
      )
    } else {
      const names = all.filter((it) => (type ?? it.type) === it.type).map(({ row }) => row.name)
      const of = type === undefined ? 'resource' : type
      reasons.push(`${where}.resource: the data set has no ${of} “${resource}”${didYouMean(resource, names)}`)
    }
  }
  if (reasons.length > 0) throw new IncidentError(reasons)
}

/** Minimum and maximum number per week. */
const A_WEEK: Readonly<Record<Scale, readonly [number, number]>> = {
  demo: [3, 5],
  large: [12, 18],
  secondTenant: [0, 1],
}

/** Covers the history of the status page. */
const WEEKS_BACK = 13
const WEEKS_AHEAD = 12

/** Around the start only the placed incidents occur, so that the documented state holds. */
const QUIET: readonly [from: number, to: number] = [-2 * HOUR, 26 * HOUR]

function drawAll(
  base: SeedBase,
  scale: Scale,
  all: readonly Candidate[],
  place: (row: ResourceRow, incident: Drawn) => void,
): void {
  const candidates = all.filter(({ type, row }) => INCIDENT_KINDS_OF[type].length > 0 && isUp(row))
  if (candidates.length === 0) return
  for (let week = -WEEKS_BACK; week < WEEKS_AHEAD; week++) {
    const rng = draw(base, 'incidents', scale, week)
    for (let left = rng.int(...A_WEEK[scale]); left > 0; left--) {
      const { type, row } = rng.pick(candidates)
      const kind = rng.pick(INCIDENT_KINDS_OF[type])
      const from = base.epoch + Math.round((week + rng.float()) * WEEK)
      const incident = { kind, severity: drawSeverity(rng), from, to: from + drawLength(rng, kind) }
      if (from < row.createdAt + DAY) continue
      if (incident.to > base.epoch + QUIET[0] && from < base.epoch + QUIET[1]) continue
      place(row, incident)
    }
  }
}

function isUp({ status }: ResourceRow): boolean {
  return status === 'running' || status === 'active' || status === 'deployed' || status === 'attached'
}

function drawSeverity(rng: Rng): IncidentRow['severity'] {
  const place = rng.float()
  return place < 0.4 ? 'critical' : place < 0.85 ? 'warning' : 'info'
}

const LENGTHS: Readonly<Record<IncidentKind, readonly [min: number, max: number]>> = {
  cpu: [15 * MINUTE, 3 * HOUR],
  memory: [HOUR, 6 * HOUR],
  disk: [4 * HOUR, 30 * HOUR],
  errors: [8 * MINUTE, HOUR],
  latency: [10 * MINUTE, 2 * HOUR],
  outage: [3 * MINUTE, 25 * MINUTE],
}

/** In whole seconds, like all displayed times. */
function drawLength(rng: Rng, kind: IncidentKind): number {
  const [min, max] = LENGTHS[kind]
  return Math.round((min + (max - min) * rng.float() ** 1.5) / 1000) * 1000
}

function put(
  base: SeedBase,
  rows: WorldRows,
  all: readonly Candidate[],
  placed: ReadonlyMap<ResourceRow, readonly Drawn[]>,
): WorldRows {
  const withIncidents = new Map<ResourceRow, ResourceRow>()
  for (const { row } of all) {
    const drawn = placed.get(row)
    if (drawn === undefined) continue
    const incidents = [...drawn]
      .sort((a, b) => a.from - b.from)
      .map(
        (it): IncidentRow => ({
          id: draw(base, 'incident', row.id, it.kind, it.from).id('inc'),
          ...it,
        }),
      )
    withIncidents.set(row, { ...row, incidents })
  }
  const changed = allResourceDefinitions.map(({ collection }) => {
    const list = (rows[collection as keyof WorldRows] ?? []) as readonly ResourceRow[]
    return [collection, list.map((row) => withIncidents.get(row) ?? row)] as const
  })
  return { ...rows, ...Object.fromEntries(changed.filter(([, list]) => list.length > 0)) }
}
