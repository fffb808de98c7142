import type { Context, HandlersFor } from '../../engine/types.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { loadBalancerLife } from '../../world/life-cycles/load-balancer.ts'
import { typeOf } from '../../world/load-balancer-metrics.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf } from '../shared/actions.ts'
import { checkNames } from '../shared/names.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { checkRegion, projectReference, resolve, vmReferences } from '../shared/references.ts'
import { certificateReferences, checkHealthCheck, listenersOf } from './configuration.ts'
import { addTarget, checkNewTargets } from './new-targets.ts'
import { checkRouting, checkStickySessions, chosenTargetReferences } from './routing.ts'
import { toLoadBalancer } from './to-load-balancer.ts'

export const loadBalancerCreateHandlers: HandlersFor<'createLoadBalancer'> = {
  createLoadBalancer(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { vms, project } = findReferences(ctx)
    checkRegion(body.region, ...vms.map((vm, index) => ({ ...vm, pointer: `/vmIds/${index}` })))
    const listeners = listenersOf(typeOf(body), body.listeners)
    const healthCheck = checkHealthCheck(body.healthCheck)
    const routing = checkRouting(typeOf(body), body.routing ?? { rules: [], defaultVmIds: [] })
    const stickySessions = checkStickySessions(typeOf(body), body.stickySessions ?? null)
    checkNames(resourceDefinitions.load_balancer, ctx, [{ name: body.name, pointer: '/name' }])
    checkNewTargets(ctx, vms)
    checkQuotas(tx, identity.organization, { load_balancers: 1 }, { load_balancers: '/name' })

    const row = beginCreation(loadBalancerLife, actionContextOf(ctx), 'create', {
      id: random('load-balancer').id('lb'),
      organizationId: identity.organization.id,
      projectId: project.id,
      name: body.name,
      tags: body.tags ?? [],
      region: body.region,
      type: body.type,
      ip: null,
      activeSince: null,
      pointedTo: [],
      algorithm: body.algorithm ?? 'round_robin',
      listeners,
      healthCheck,
      routing,
      stickySessions,
      createdAt: now,
    })
    for (const vm of vms) addTarget(ctx, row, vm)
    return { status: 202, body: toLoadBalancer(row, ctx) }
  },
}

/** @throws Problem 422 `unknown_reference`, listing everything that does not exist */
function findReferences(ctx: Context<'createLoadBalancer'>) {
  const { vmIds = [], projectId, listeners, routing } = ctx.body
  return resolve({
    vms: vmReferences(ctx, vmIds),
    project: projectReference(ctx, projectId),
    certificates: certificateReferences(ctx, listeners),
    chosen: chosenTargetReferences(new Set(vmIds), routing),
  })
}
