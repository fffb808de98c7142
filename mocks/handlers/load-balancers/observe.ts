import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { seriesOn } from '../../world/metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const loadBalancerObserveHandlers: HandlersFor<'getLoadBalancerMetrics' | 'listLoadBalancerActivity'> =
  {
    getLoadBalancerMetrics(ctx) {
      const { query, now } = ctx
      const row = lookup(KINDS.load_balancer, ctx, ctx.path.loadBalancerId)
      const gauge = GAUGES.load_balancer(ctx, row)
      const body = metricsOf(query, now, (range) => seriesOn(gauge, range, now))
      return { status: 200, body }
    },

    listLoadBalancerActivity(ctx) {
      const row = lookup(KINDS.load_balancer, ctx, ctx.path.loadBalancerId)
      return { status: 200, body: activityPage(ctx.tx, row, ctx.query) }
    },
  }
