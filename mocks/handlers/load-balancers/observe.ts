import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'

export const loadBalancerObserveHandlers: HandlersFor<'getLoadBalancerMetrics' | 'listLoadBalancerActivity'> =
  {
    getLoadBalancerMetrics(ctx) {
      const row = lookup(KINDS.load_balancer, ctx, ctx.path.loadBalancerId)
      return { status: 200, body: metricsOf(ctx, GAUGES.load_balancer(ctx, row)) }
    },

    listLoadBalancerActivity(ctx) {
      const row = lookup(KINDS.load_balancer, ctx, ctx.path.loadBalancerId)
      return { status: 200, body: activityPage(ctx.tx, row, ctx.query) }
    },
  }
