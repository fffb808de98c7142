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
import { resourcesOfType, type Scale, type SeedTarget } from './target.ts'

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

type IncidentWithoutId = Omit<IncidentRow, 'id'>

/** Incidents by the resource that they affect. */
class IncidentPlan {
  readonly #incidents = new Map<ResourceRow, IncidentWithoutId[]>()

  /** Adds an incident, unless it overlaps one of the same kind: the two would merge into one. */
  add(row: ResourceRow, incident: IncidentWithoutId): void {
    const others = this.#incidents.get(row)
    const overlaps = (it: IncidentWithoutId) =>
      it.kind === incident.kind && it.from < incident.to && it.to > incident.from
    if (others === undefined) this.#incidents.set(row, [incident])
    else if (!others.some(overlaps)) others.push(incident)
  }

  /** Returns the same rows if there are no incidents. */
  applyTo(rows: WorldRows, base: SeedBase): WorldRows {
    if (this.#incidents.size === 0) return rows
    const changed = allResourceDefinitions.map((definition) => {
      const list = resourcesOfType(rows, definition)
      return [definition.collection, list.map((row) => this.#withIncidents(row, base))] as const
    })
    return { ...rows, ...Object.fromEntries(changed.filter(([, list]) => list.length > 0)) }
  }

  #withIncidents(row: ResourceRow, base: SeedBase): ResourceRow {
    const planned = this.#incidents.get(row)
    if (planned === undefined) return row
    const incidents = [...planned]
      .sort((a, b) => a.from - b.from)
      .map((it): IncidentRow => ({ id: draw(base, 'incident', row.id, it.kind, it.from).id('inc'), ...it }))
    return { ...row, incidents }
  }
}

/**
 * Adds incidents to the rows of an organization: those of its data set, random ones each week, and those that a
 * scenario places in the demo organization.
 *
 * @throws IncidentError if a scenario names an unknown resource or an incident kind that its type can't have
 */
export function withIncidents(base: SeedBase, { scale }: SeedTarget, rows: WorldRows): WorldRows {
  const candidates = allResourceDefinitions.flatMap((definition): Candidate[] =>
    resourcesOfType(rows, definition).map((row) => ({ type: definition.type, row })),
  )
  const plan = new IncidentPlan()
  if (scale !== 'secondTenant') placeIncidents(base.incidents ?? [], base, candidates, plan)
  if (scale === 'demo') placeIncidents(demoIncidents(base), base, candidates, plan)
  drawIncidents(base, scale, candidates, plan)
  return plan.applyTo(rows, base)
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

/** Plans incidents of resources that are given by name. */
function placeIncidents(
  incidents: readonly PlacedIncident[],
  base: SeedBase,
  candidates: readonly Candidate[],
  plan: IncidentPlan,
): void {
  const reasons: string[] = []
  for (const [index, incident] of incidents.entries()) {
    const { kind, severity = 'critical', startsAgo, lasts, orAny } = incident
    const ofType = candidates.filter(({ type }) => (incident.type ?? type) === type)
    const called = ofType.filter((it) => isCalled(it, incident.resource))
    const canHaveIt = ({ type }: Candidate) => INCIDENT_KINDS_OF[type].includes(kind)
    const affected =
      called.find(canHaveIt) ?? (orAny ? ofType.find((it) => isUp(it.row) && canHaveIt(it)) : undefined)
    if (affected !== undefined) {
      const from = base.epoch - durationMs(startsAgo)
      plan.add(affected.row, { kind, severity, from, to: from + Math.max(MINUTE, durationMs(lasts)) })
    } else if (!orAny) {
      reasons.push(`incidents[${index}].${whyNotPlaced(incident, ofType, called[0])}`)
    }
  }
  if (reasons.length > 0) throw new IncidentError(reasons)
}

/**
 * Matches a resource by name, or a container by its name with or without namespace. The first match in the order of
 * types is used.
 */
function isCalled({ row }: Candidate, name: string): boolean {
  if (row.name === name) return true
  const { namespace } = row as Partial<ContainerRow>
  return namespace !== undefined && `${namespace}/${row.name}` === name
}

/** @param called a resource of the name, which can't have the incident */
function whyNotPlaced(
  { resource, type, kind }: PlacedIncident,
  ofType: readonly Candidate[],
  called: Candidate | undefined,
): string {
  if (called !== undefined) {
    const possible = INCIDENT_KINDS_OF[called.type].join(', ') || 'none'
    return `kind: a ${called.type} has no incidents of the kind “${kind}”; possible: ${possible}`
  }
  const names = ofType.map(({ row }) => row.name)
  return `resource: the data set has no ${type ?? 'resource'} “${resource}”${didYouMean(resource, names)}`
}

const INCIDENTS_PER_WEEK: Readonly<Record<Scale, readonly [min: number, max: number]>> = {
  demo: [3, 5],
  large: [12, 18],
  secondTenant: [0, 1],
}

/** Covers the history of the status page. */
const WEEKS_BACK = 13
const WEEKS_AHEAD = 12

/** Around the start only the placed incidents occur, so that the documented state holds. */
const QUIET: readonly [from: number, to: number] = [-2 * HOUR, 26 * HOUR]

function drawIncidents(
  base: SeedBase,
  scale: Scale,
  candidates: readonly Candidate[],
  plan: IncidentPlan,
): void {
  const possible = candidates.filter(({ type, row }) => INCIDENT_KINDS_OF[type].length > 0 && isUp(row))
  if (possible.length === 0) return
  for (let week = -WEEKS_BACK; week < WEEKS_AHEAD; week++) {
    const rng = draw(base, 'incidents', scale, week)
    for (let left = rng.int(...INCIDENTS_PER_WEEK[scale]); left > 0; left--) {
      const { type, row } = rng.pick(possible)
      const kind = rng.pick(INCIDENT_KINDS_OF[type])
      const from = base.epoch + Math.round((week + rng.float()) * WEEK)
      const severity = drawSeverity(rng)
      const to = from + drawLength(rng, kind)
      const isInQuietTime = to > base.epoch + QUIET[0] && from < base.epoch + QUIET[1]
      if (from >= row.createdAt + DAY && !isInQuietTime) plan.add(row, { kind, severity, from, to })
    }
  }
}

function isUp({ status }: ResourceRow): boolean {
  return status === 'running' || status === 'active' || status === 'deployed' || status === 'attached'
}

function drawSeverity(rng: Rng): IncidentRow['severity'] {
  const chance = rng.float()
  return chance < 0.4 ? 'critical' : chance < 0.85 ? 'warning' : 'info'
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
