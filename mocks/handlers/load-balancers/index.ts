import { LOAD_BALANCER_TYPES, TARGETS_PER_LOAD_BALANCER } from '#src/domain/load-balancer-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'
import { loadBalancerChangeHandlers } from './change.ts'
import { loadBalancerCreateHandlers } from './create.ts'
import { loadBalancerListHandlers } from './list.ts'
import { loadBalancerTargetHandlers } from './targets.ts'

const loadBalancerObserveHandlers: HandlersFor<'getLoadBalancerMetrics' | 'listLoadBalancerActivity'> = {
  getLoadBalancerMetrics(ctx) {
    const row = lookup(resourceDefinitions.load_balancer, ctx, ctx.path.loadBalancerId)
    return { status: 200, body: metricsOf(ctx, GAUGES.load_balancer(ctx, row)) }
  },

  listLoadBalancerActivity(ctx) {
    const row = lookup(resourceDefinitions.load_balancer, ctx, ctx.path.loadBalancerId)
    return { status: 200, body: activityPage(ctx.tx, row, ctx.query) }
  },
}

const loadBalancerCatalogHandlers: HandlersFor<'getLoadBalancerCatalog'> = {
  getLoadBalancerCatalog() {
    return {
      status: 200,
      body: {
        types: LOAD_BALANCER_TYPES.map(({ id, protocols, ...offer }) => ({
          type: id,
          protocols: [...protocols],
          ...offer,
        })),
        targetsPerLoadBalancer: TARGETS_PER_LOAD_BALANCER,
      },
    }
  },
}

/** Handlers of the contract's tag `load-balancers`. */
export const loadBalancerHandlers = {
  ...loadBalancerListHandlers,
  ...loadBalancerCreateHandlers,
  ...loadBalancerChangeHandlers,
  ...loadBalancerTargetHandlers,
  ...loadBalancerCatalogHandlers,
  ...loadBalancerObserveHandlers,
}
