import type { LoadBalancerTarget } from '#src/api/generated/types.gen.ts'
import { loadBalancerLifeCycle, targetCan } from '#src/domain/load-balancer.ts'
import { TARGETS_PER_LOAD_BALANCER } from '#src/domain/load-balancer-catalog.ts'
import { compareNames } from '#src/domain/name-order.ts'
import type { LoadBalancerRow } from '../../db/index.ts'
import { notFound } from '../../engine/problem.ts'
import type { Context, HandlersFor } from '../../engine/types.ts'
import { iso, isoOrNull } from '../../kernel/iso-time.ts'
import { joinNames } from '../../kernel/join-names.ts'
import { balancerUsageAt } from '../../world/load-balancer-metrics.ts'
import { connectionsOf, forgetTarget } from '../../world/load-balancer-routing.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lastCheckAt, openShareAt } from '../../world/target-health.ts'
import { assertAllowed, type ChangeContext } from '../shared/actions.ts'
import { atField } from '../shared/at-field.ts'
import { lookup } from '../shared/lookup.ts'
import { recordDone } from '../shared/record.ts'
import { checkRegion, resolve, vmReferences } from '../shared/references.ts'
import type { View } from '../shared/view.ts'
import { balancerForAction } from './change.ts'
import { addTarget, checkNewTargets } from './new-targets.ts'
import { summarizeTargets, type Target, targetsOf } from './targets-of.ts'

export const loadBalancerTargetHandlers: HandlersFor<
  | 'listLoadBalancerTargets'
  | 'addLoadBalancerTargets'
  | 'removeLoadBalancerTarget'
  | 'drainLoadBalancerTarget'
  | 'resumeLoadBalancerTarget'
> = {
  listLoadBalancerTargets(ctx) {
    const row = lookup(resourceDefinitions.load_balancer, ctx, ctx.path.loadBalancerId)
    return { status: 200, body: { items: toTargets(row, ctx) } }
  },

  addLoadBalancerTargets(ctx) {
    const { tx, body } = ctx
    const row = balancerForAction(ctx, 'changeTargets')
    const { vms } = resolve({ vms: vmReferences(ctx, body.vmIds) })
    checkRegion(row.region, ...vms.map((vm, index) => ({ ...vm, pointer: `/vmIds/${index}` })))
    const present = new Set(tx.loadBalancerTargets.by('loadBalancerId', row.id).map((it) => it.vmId))
    const added = vms.filter((vm) => !present.has(vm.id))
    const room = TARGETS_PER_LOAD_BALANCER - present.size
    if (added.length > room) {
      const detail = `${row.name} has ${present.size} of at most ${TARGETS_PER_LOAD_BALANCER} targets. Choose at most ${room} more, or remove some first.`
      throw atField(409, 'target_limit_reached', '/vmIds', detail, `Choose at most ${room} more.`)
    }
    checkNewTargets(ctx, vms, present)
    for (const vm of added) addTarget(ctx, row, vm)
    if (added.length > 0) {
      touch(
        ctx,
        row,
        'target_added',
        `Added ${joinNames(added.map((vm) => vm.name))} to the targets of ${row.name}`,
      )
    }
    return { status: 200, body: { items: toTargets(row, ctx) } }
  },

  removeLoadBalancerTarget(ctx) {
    const { row, target } = targetToChange(ctx)
    ctx.tx.loadBalancerTargets.remove(target.row.id)
    forgetTarget(ctx.tx, row, target.vm.id, ctx.now)
    touch(ctx, row, 'target_removed', `Removed ${target.vm.name} from the targets of ${row.name}`)
    return { status: 204 }
  },

  drainLoadBalancerTarget(ctx) {
    const { row, target } = targetToChange(ctx)
    assertAllowed(targetCan('drain', target.state.traffic))
    ctx.tx.loadBalancerTargets.update(target.row.id, { drainedFrom: ctx.now })
    touch(ctx, row, 'target_drained', `Drained ${target.vm.name} behind ${row.name}`)
    return { status: 202, body: toTarget(row, target.vm.id, ctx) }
  },

  resumeLoadBalancerTarget(ctx) {
    const { row, target } = targetToChange(ctx)
    assertAllowed(targetCan('resume', target.state.traffic))
    ctx.tx.loadBalancerTargets.update(target.row.id, { drainedFrom: null })
    touch(ctx, row, 'target_resumed', `Resumed traffic to ${target.vm.name} behind ${row.name}`)
    return { status: 200, body: toTarget(row, target.vm.id, ctx) }
  },
}

type TargetContext = Context<'drainLoadBalancerTarget'>

/** @throws Problem 404, and 409 `invalid_state` while the load balancer is being deleted */
function targetToChange(ctx: Pick<TargetContext, 'tx' | 'now' | 'identity' | 'path'>) {
  const { loadBalancerId, vmId } = ctx.path
  const row = lookup(resourceDefinitions.load_balancer, ctx, loadBalancerId)
  const target = targetsOf(row, ctx).find((it) => it.vm.id === vmId)
  if (target === undefined) throw notFound('target', vmId)
  assertAllowed(loadBalancerLifeCycle.can('changeTargets', row.status))
  return { row, target }
}

/** Records an action on a target and updates the load balancer's timestamp. */
function touch(ctx: ChangeContext, row: LoadBalancerRow, past: string, summary: string): void {
  ctx.tx.loadBalancers.update(row.id, { updatedAt: ctx.now })
  recordDone(ctx, 'load_balancer', row, past, summary)
}

function toTarget(row: LoadBalancerRow, vmId: string, view: View): LoadBalancerTarget {
  const target = toTargets(row, view).find((it) => it.vm.id === vmId)
  if (target === undefined) throw new Error(`${row.name} has no target ${vmId}.`)
  return target
}

/** Serializes all targets by name, with the load balancer's connections distributed among them. */
function toTargets(row: LoadBalancerRow, view: View): LoadBalancerTarget[] {
  const targets = targetsOf(row, view).sort((a, b) => compareNames(a.vm.name, b.vm.name))
  const connections = connectionsByTarget(row, targets, view)
  return targets.map(({ row: target, vm, state }, index) => ({
    vm: { id: vm.id, name: vm.name },
    privateIp: vm.privateIp,
    health: state.health,
    healthReason: state.reason,
    traffic: state.traffic,
    connections: connections[index] ?? 0,
    addedAt: iso(target.addedAt),
    lastCheckedAt: isoOrNull(lastCheckAt(row, target, view.now)),
  }))
}

/** Connections of each target: shares by the routing rules, and a decreasing number while draining. */
function connectionsByTarget(
  row: LoadBalancerRow,
  targets: readonly Target[],
  { tx, seed, now }: View,
): number[] {
  const { serving } = summarizeTargets(row, { tx, now })
  const total = balancerUsageAt(seed, row, Math.max(serving, 1), now)?.connections ?? 0
  const open = targets.map(({ row: target, vm, state }) => {
    const isHealthy = state.health === 'healthy'
    return {
      vmId: vm.id,
      isServing: isHealthy && state.traffic === 'receiving',
      open: isHealthy ? openShareAt(target, now) : 0,
    }
  })
  return connectionsOf(seed, row, open, total)
}
