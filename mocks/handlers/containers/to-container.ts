import type {
  Container,
  ContainerResources,
  ContainerRollout,
  ContainerRolloutStall,
} from '#src/api/generated/types.gen.ts'
import { isContainerOff } from '#src/domain/container.ts'
import { type ContainerPlanEntry, findContainerPlan } from '#src/domain/container-catalog.ts'
import { dollars, type Money, timesMoney } from '#src/domain/price.ts'
import type { ContainerRow } from '../../db/index.ts'
import { mutableCopy } from '../../kernel/freeze.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { catalogEntry } from '../../world/catalog-entry.ts'
import { containerUsageAt } from '../../world/container-metrics.ts'
import { replicaSums } from '../../world/container-replicas.ts'
import { rolloutOf, type Stall, stallOf } from '../../world/container-revisions.ts'
import { lastReport } from '../../world/metrics.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'

export function planOf({ planId }: Pick<ContainerRow, 'planId'>): ContainerPlanEntry {
  return catalogEntry(findContainerPlan(planId), planId)
}

/** Free while no replica is to run. */
export function monthlyCostOf(row: Pick<ContainerRow, 'planId' | 'desiredReplicas' | 'status'>): Money {
  return isContainerOff(row) ? dollars(0) : timesMoney(planOf(row).monthlyPrice, row.desiredReplicas)
}

/** Serializes a row as the contract's `Container`. */
export const toContainer = memoizeSerializer<ContainerRow, Container>(
  (row, { now }) => {
    const { ready, restarts } = replicaSums(row, now)
    const crashedAt = rolloutOf(row) && stallOf(row, now)?.state.lastExit?.at
    return [lastReport(row.startedAt, now), ready, crashedAt ? `${restarts} ${crashedAt}` : restarts]
  },
  (row, { seed, now }) => {
    const { ready, restarts } = replicaSums(row, now)
    return {
      id: row.id,
      name: row.name,
      namespace: row.namespace,
      kind: row.kind,
      projectId: row.projectId,
      region: row.region,
      tags: mutableCopy(row.tags),
      status: row.status,
      statusReason: row.statusReason,
      transition: row.transition && { to: row.transition.to, dueAt: iso(row.transition.dueAt) },
      image: row.image,
      planId: row.planId,
      resources: resourcesOf(row),
      replicas: { ready, desired: row.desiredReplicas },
      ports: row.ports,
      endpoint: endpointOf(row),
      env: row.env.map(({ name, value, secret }) => ({ name, value: secret ? null : value, secret })),
      dependsOn: row.dependsOn,
      restarts,
      revision: row.revision,
      rollout: toRollout(row, now),
      usage: containerUsageAt(seed, row, now),
      monthlyCost: monthlyCostOf(row),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      startedAt: isoOrNull(row.startedAt),
    }
  },
)

function toRollout(row: ContainerRow, now: number): ContainerRollout | null {
  const rollout = rolloutOf(row)
  if (rollout === null) return null
  const { status, revision, previous } = rollout
  const stall = stallOf(row, now)
  return {
    status,
    startedAt: iso(revision.createdAt),
    previousRevision: previous.number,
    stall: stall && toStall(stall),
  }
}

function toStall({ since, replica, state: { restarts, lastExit } }: Stall): ContainerRolloutStall | null {
  if (lastExit === null) return null
  return {
    since: iso(since),
    replica: replica.name,
    restarts,
    lastExit: { ...lastExit, at: iso(lastExit.at) },
  }
}

function resourcesOf(row: ContainerRow): ContainerResources {
  const { cpuMillis, memoryMb, diskGb } = planOf(row)
  return {
    cpuRequestMillis: row.cpuRequestMillis ?? cpuMillis,
    cpuLimitMillis: cpuMillis,
    memoryRequestMb: row.memoryRequestMb ?? memoryMb,
    memoryLimitMb: memoryMb,
    diskGb,
  }
}

/** Host name from name and namespace, shortened to the limit of a DNS label (RFC 1123). */
function endpointOf({ id, name, namespace, ports }: ContainerRow): string | null {
  if (!ports.some((it) => it.public)) return null
  const label = `${name}-${namespace}`
  const short = label.length <= 63 ? label : `${name.slice(0, 40)}-${id.slice(-6).toLowerCase()}-${namespace}`
  return `${short}.apps.nimbus.example`
}
