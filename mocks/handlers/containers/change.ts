import type { ContainerUpdate } from '#src/api/generated/types.gen.ts'
import { type ContainerTransitionAction, containerPath } from '#src/domain/container.ts'
import { describePort } from '#src/domain/container-port.ts'
import { resourceLabel } from '#src/domain/resource-label.ts'
import type { ContainerRow } from '../../db/index.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { isSameJson } from '../../kernel/same-json.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { nextRevision, type Spec } from '../../world/container-revisions.ts'
import { isFree } from '../../world/ledger/tariff.ts'
import { beginCreation, beginTransition } from '../../world/life-cycles/begin.ts'
import { containerLife } from '../../world/life-cycles/container.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { actorOf } from '../shared/activity.ts'
import { atField } from '../shared/at-field.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { checkNames } from '../shared/names.ts'
import { assertPaid, assertPaidFor } from '../shared/paid.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { recordDone } from '../shared/record.ts'
import { projectReference, resolve } from '../shared/references.ts'
import { canDo, firstRevision, imageName } from './revisions.ts'
import { checkRules, containerPlanReference, dependencyReferences, environmentOf } from './rules.ts'
import { planOf, toContainer } from './to-container.ts'

export const containerChangeHandlers: HandlersFor<
  | 'createContainer'
  | 'updateContainer'
  | 'deleteContainer'
  | 'startContainer'
  | 'stopContainer'
  | 'restartContainer'
  | 'scaleContainer'
> = {
  createContainer(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { project, dependsOn } = resolve({
      plan: containerPlanReference(body.planId),
      dependsOn: dependencyReferences(ctx, body.dependsOn, { path: containerPath(body) }),
      project: projectReference(ctx, body.projectId),
    })
    checkRules(body, dependsOn)
    checkNames(
      resourceDefinitions.container,
      ctx,
      [{ name: body.name, pointer: '/name' }],
      (it) => it.namespace === body.namespace,
    )
    checkQuotas(tx, identity.organization, { containers: 1 }, { containers: '/name' })
    const row = beginCreation(containerLife, actionContextOf(ctx), 'create', {
      id: random('container').id('ctr'),
      organizationId: identity.organization.id,
      projectId: project.id,
      name: body.name,
      tags: body.tags ?? [],
      region: body.region,
      namespace: body.namespace,
      kind: body.kind ?? 'service',
      ...firstRevision(ctx, specOf(body)),
      desiredReplicas: body.replicas,
      replicas: [],
      dependsOn: [...dependsOn],
      createdAt: now,
      startedAt: null,
    })
    return { status: 202, body: toContainer(row, ctx) }
  },

  updateContainer(ctx) {
    const { body } = ctx
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    assertAllowed(canDo('label', row))
    const { dependsOn } = resolve({
      plan: containerPlanReference(body.planId ?? row.planId),
      dependsOn: dependencyReferences(ctx, body.dependsOn, { ...row, path: containerPath(row) }),
    })
    const asked = { planId: row.planId, ...requestsOf(row), ...body }
    checkRules(asked, dependsOn, row.env)
    const spec = changedSpec(row, body)
    if (spec !== null) assertAllowed(canDo('change', row))
    const labeled = changeMetadata(ctx, row, {
      ...(body.tags === undefined ? {} : { tags: body.tags }),
      ...(body.dependsOn === undefined ? {} : { dependsOn: [...dependsOn] }),
    })
    const changed = spec === null ? labeled : changeSpec(ctx, labeled, spec)
    const isRollingOut = changed.status === 'updating' && spec !== null
    const response = toContainer(changed, ctx)
    return isRollingOut ? { status: 202, body: response } : { status: 200, body: response }
  },

  scaleContainer(ctx) {
    const { body } = ctx
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    assertAllowed(canDo('scale', row))
    if (body.replicas === row.desiredReplicas) {
      const detail = `${resourceLabel(row)} already has ${row.desiredReplicas} ${row.desiredReplicas === 1 ? 'replica' : 'replicas'}.`
      const message = 'This is the current number of replicas.'
      throw atField(409, 'replicas_unchanged', '/replicas', detail, message)
    }
    if (body.replicas > row.desiredReplicas) assertPaid(ctx.tx, ctx.identity.organization, ctx.now)
    return { status: 202, body: toContainer(scale(ctx, row, body.replicas), ctx) }
  },

  startContainer: (ctx) => runAction(ctx, 'start'),
  stopContainer: (ctx) => runAction(ctx, 'stop'),
  restartContainer: (ctx) => runAction(ctx, 'restart'),
  deleteContainer: (ctx) => runAction(ctx, 'delete'),
}

function runAction(
  ctx: ChangeContext & Pick<Context<'startContainer'>, 'path'>,
  action: Exclude<ContainerTransitionAction, 'scale' | 'rollOut' | 'rollBack' | 'abort'>,
) {
  const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
  assertAllowed(canDo(action, row))
  if (action === 'start' && isFree('container', row)) {
    assertPaid(ctx.tx, ctx.identity.organization, ctx.now, `start ${resourceLabel(row)}`)
  }
  const body = toContainer(beginTransition(containerLife, actionContextOf(ctx), action, row), ctx)
  return { status: 202, body } as const
}

export function specOf(
  input: Required<Pick<ContainerUpdate, 'image' | 'planId'>> & ContainerUpdate,
  before?: Pick<ContainerRow, 'env'>,
): Spec {
  return {
    image: input.image,
    planId: input.planId,
    cpuRequestMillis: input.cpuRequestMillis ?? null,
    memoryRequestMb: input.memoryRequestMb ?? null,
    ports: input.ports ?? [],
    env: environmentOf(input.env ?? [], before?.env),
  }
}

function requestsOf({ cpuRequestMillis, memoryRequestMb }: ContainerRow) {
  return {
    ...(cpuRequestMillis === null ? {} : { cpuRequestMillis }),
    ...(memoryRequestMb === null ? {} : { memoryRequestMb }),
  }
}

/** Spec with the changed fields; null if nothing changes. */
function changedSpec(row: ContainerRow, body: ContainerUpdate): Spec | null {
  const spec: Spec = {
    image: body.image ?? row.image,
    planId: body.planId ?? row.planId,
    cpuRequestMillis: body.cpuRequestMillis ?? row.cpuRequestMillis,
    memoryRequestMb: body.memoryRequestMb ?? row.memoryRequestMb,
    ports: body.ports ?? row.ports,
    env: body.env === undefined ? row.env : environmentOf(body.env, row.env),
  }
  return sameSpec(spec, row) ? null : spec
}

export function sameSpec(a: Spec, b: Spec): boolean {
  const text = ({ image, planId, cpuRequestMillis, memoryRequestMb, ports, env }: Spec) =>
    JSON.stringify([
      image,
      planId,
      cpuRequestMillis,
      memoryRequestMb,
      ports.map((it) => [it.port, it.protocol, it.public]),
      env.map((it) => [it.name, it.value, it.secret]),
    ])
  return text(a) === text(b)
}

/** Changes tags and dependencies, which take effect at once. */
export function changeMetadata(
  ctx: ChangeContext,
  row: Readonly<ContainerRow>,
  { tags, dependsOn }: { readonly tags?: string[]; readonly dependsOn?: string[] },
): Readonly<ContainerRow> {
  const labels: Partial<ContainerRow> =
    tags === undefined ? {} : relabel(resourceDefinitions.container, ctx, row, { tags })
  if (dependsOn !== undefined && !isSameJson(dependsOn, row.dependsOn)) {
    labels.dependsOn = dependsOn
    const summary = `Changed the dependencies of ${resourceLabel(row)}`
    recordDone(ctx, 'container', row, 'dependencies_changed', summary)
  }
  if (Object.keys(labels).length === 0) return row
  return ctx.tx.containers.update(row.id, { ...labels, updatedAt: ctx.now })
}

/**
 * Changes the spec, and possibly the number of replicas: a rolling update if it runs, otherwise applied at the next
 * start.
 */
export function changeSpec(
  ctx: ChangeContext,
  row: Readonly<ContainerRow>,
  spec: Spec,
  desiredReplicas = row.desiredReplicas,
): Readonly<ContainerRow> {
  const { tx, now } = ctx
  assertPaidFor(planOf(spec), planOf(row), ctx)
  const isRolledOut = canDo('rollOut', row).allowed
  const changes = changesBetween(settingsOf(row, row.desiredReplicas), settingsOf(spec, desiredReplicas))
  const changed = tx.containers.update(row.id, {
    ...nextRevision(row, { spec, author: actorOf(ctx.identity), at: now, isRolledOut }),
    desiredReplicas,
    updatedAt: now,
  })
  if (!isRolledOut) {
    recordDone(
      ctx,
      'container',
      row,
      'configured',
      `Changed ${resourceLabel(row)}, effective at the next start`,
      changes,
    )
    return changed
  }
  const summary =
    spec.image === row.image
      ? `Rolled out a change to ${resourceLabel(row)}`
      : `Rolled out ${imageName(spec.image)} to ${resourceLabel(row)}`
  return beginTransition(containerLife, actionContextOf(ctx), 'rollOut', changed, { summary, changes })
}

/** Settings that an activity shows. Values of variables may be secrets. */
function settingsOf(
  { image, planId, cpuRequestMillis, memoryRequestMb, ports, env }: Spec,
  replicas: number,
) {
  return {
    image,
    plan: planOf({ planId }).name,
    cpuRequest: cpuRequestMillis === null ? null : `${cpuRequestMillis / 1000} CPU`,
    memoryRequest: memoryRequestMb === null ? null : `${memoryRequestMb} MB`,
    ports: ports.map(describePort),
    variables: env.map(({ name }) => name),
    replicas,
  }
}

/** Changes the number of replicas of a running or stopped container. */
export function scale(
  ctx: ChangeContext,
  row: Readonly<ContainerRow>,
  replicas: number,
): Readonly<ContainerRow> {
  const changed = ctx.tx.containers.update(row.id, { desiredReplicas: replicas, updatedAt: ctx.now })
  const changes = changesBetween({ replicas: row.desiredReplicas }, { replicas })
  const summary = `Scaled ${resourceLabel(row)} from ${row.desiredReplicas} to ${replicas}`
  if (canDo('scale', row).allowed) {
    return beginTransition(containerLife, actionContextOf(ctx), 'scale', changed, { summary, changes })
  }
  recordDone(ctx, 'container', row, 'configured', `${summary}, effective at the next start`, changes)
  return changed
}
