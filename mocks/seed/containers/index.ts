import { containerPath } from '#src/domain/container.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ActivityRow, Actor, ContainerReplica, ContainerRow, WorldRows } from '../../db/index.ts'
import { SECOND } from '../../kernel/duration.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { causeOf } from '../../world/container-crash.ts'
import { PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase, seedId } from '../base.ts'
import { plannedRow } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_CONTAINERS, SECOND_TENANT_CONTAINERS } from './demo.ts'
import { deploymentsOf, firstRollout, revisionsOf, START_TIME } from './deployments.ts'
import { largeContainers } from './large.ts'
import type { PlannedContainer } from './plan.ts'

export const containerSeed: ResourceSeed = (base, target, made) => {
  const plans = planOf(target, {
    demo: DEMO_CONTAINERS,
    large: (count) => largeContainers(base, count),
    secondTenant: SECOND_TENANT_CONTAINERS,
  })
  const idOf = (plan: PlannedContainer) => seedId(base, 'ctr', target.organization.id, containerPath(plan))
  const ids = new Map<string, string>([
    ...namesOf(made),
    ...plans.map((plan) => [containerPath(plan), idOf(plan)] as const),
  ])
  const containers: ContainerRow[] = []
  const activities: ActivityRow[] = []
  for (const plan of plans) {
    const planned = containerRow(base, target, plan, idOf(plan), ids)
    const deployments = deploymentsOf(base, planned, plan, target.actors)
    const row = { ...planned, revisions: revisionsOf(planned, deployments) }
    activities.push(...historyOf(base, target.actors, row, deployments))
    containers.push(row)
  }
  return { containers, activities }
}

/** Resources that containers may depend on, by name. */
function namesOf({ databases = [], volumes = [] }: WorldRows): Array<readonly [name: string, id: string]> {
  return [...volumes, ...databases].map(({ name, id }) => [name, id])
}

function containerRow(
  base: SeedBase,
  { organization }: SeedTarget,
  plan: PlannedContainer,
  id: string,
  ids: ReadonlyMap<string, string>,
): ContainerRow {
  const { kind, namespace, region, image, planId, ports, env, tags, updates } = plan
  const planned = plannedRow(base, organization, 'ctr', plan)
  const isUnchanged = planned.status === 'running' && updates === 0
  const upSince = planned.createdAt + firstRollout(plan.replicas)
  const common = { ...planned, id, ...(isUnchanged && { updatedAt: upSince }) }
  const revision = updates + 1
  const row: ContainerRow = {
    ...common,
    tags: [...tags],
    region,
    namespace,
    kind,
    image,
    planId,
    cpuRequestMillis: null,
    memoryRequestMb: null,
    desiredReplicas: plan.replicas,
    replicas: [],
    ports: ports.map((it) => ({ ...it })),
    env: env.map((it) => ({ ...it })),
    dependsOn: plan.dependsOn.flatMap((name) => ids.get(name) ?? []),
    revision,
    revisions: [],
    // Up since creation: replicas are replaced one by one.
    startedAt: common.status === 'running' ? upSince : null,
  }
  return { ...row, replicas: replicasOf(base, row, plan) }
}

/** Replicas of the last rollout, started one after the other until it finished. */
function replicasOf(
  base: SeedBase,
  row: ContainerRow,
  { restarts, crash }: PlannedContainer,
): ContainerReplica[] {
  if (row.status === 'stopped') return []
  return Array.from({ length: row.desiredReplicas }, (_, index): ContainerReplica => {
    const rng = draw(base, 'replica', row.id, index)
    const readyAt = row.updatedAt - (row.desiredReplicas - 1 - index) * START_TIME
    return {
      id: rng.id('rpl'),
      name: `${row.name}-${row.revision}-${rng.id('', 5).slice(1)}`,
      revision: row.revision,
      createdAt: readyAt - (row.status === 'completed' ? 40 : 4) * SECOND,
      readyAt,
      endsAt: null,
      crashesFrom: row.status === 'error' ? readyAt : null,
      restarts: index === 0 ? restarts : 0,
      lastExit: lastExitOf(row, index === 0 ? restarts : 0, crash, base),
    }
  })
}

function lastExitOf(
  row: ContainerRow,
  restarts: number,
  crash: PlannedContainer['crash'],
  { epoch }: SeedBase,
): ContainerReplica['lastExit'] {
  if (row.status === 'completed') return { code: 0, reason: 'Finished.', at: row.updatedAt }
  const cause = crash ?? (restarts > 0 ? causeOf(137) : null)
  if (cause === null) return null
  const at = crash === null ? row.updatedAt + Math.round((epoch - row.updatedAt) * 0.6) : row.updatedAt
  return { code: cause.exitCode, reason: cause.exitReason, at }
}

/** Activities that led to the current row. */
function historyOf(
  base: SeedBase,
  actors: readonly Actor[],
  row: ContainerRow,
  deployments: ReturnType<typeof deploymentsOf>,
): readonly ActivityRow[] {
  const history = new ActivityBuilder(base, 'container', row)
  const name = resourceLabel(row)
  const { updatedAt } = row
  for (const [index, { author, at, finishedAt, image, isFailed }] of deployments.entries()) {
    const before = deployments[index - 1]
    if (before === undefined) history.add('created', `Created ${name}`, author, at, finishedAt)
    else {
      const what = image === before.image ? 'a change' : image.slice(image.lastIndexOf('/') + 1)
      const summary = `Rolled out ${what} to ${name}`
      history.add('updated', summary, author, at, finishedAt, {
        outcome: isFailed ? 'failed' : 'succeeded',
        changes: changesBetween({ image: before.image }, { image }),
      })
    }
  }
  switch (row.status) {
    case 'stopped': {
      const rng = draw(base, 'stop', row.id)
      const startedAt = updatedAt - rng.int(6, 20) * SECOND
      history.add('stopped', `Stopped ${name}`, rng.pick(actors), startedAt, updatedAt)
      break
    }
    case 'completed':
      history.add('completed', `${name} finished`, PLATFORM, updatedAt)
      break
    case 'error':
      history.add('failed', `${name} failed: ${row.statusReason}`, PLATFORM, updatedAt)
  }
  return history.activities
}
