import type { LoadBalancerRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { KINDS } from '../../world/kinds.ts'
import { balancerSeries } from '../../world/load-balancer-metrics.ts'
import { type PowerEffect, type PoweredOn, poweredOn } from '../../world/power.ts'
import { timeToPass } from '../../world/target-health.ts'
import { lookup } from '../resources/lookup.ts'
import { activitiesOf, activityPage, metricsOf } from '../resources/observe.ts'
import type { View } from '../resources/view.ts'
import { targetsOf } from './targets-of.ts'

const POWER: Readonly<Record<string, PowerEffect>> = { created: 'on', failed: 'crash', deleted: 'gone' }

export const loadBalancerObserveHandlers: HandlersFor<'getLoadBalancerMetrics' | 'listLoadBalancerActivity'> =
  {
    getLoadBalancerMetrics(ctx) {
      const { tx, query, seed, now } = ctx
      const row = lookup(KINDS.load_balancer, ctx, ctx.path.loadBalancerId)
      const on = poweredOn({ ...row, startedAt: row.activeSince }, activitiesOf(tx, row), POWER)
      const healthyAt = healthyTargetsOf(row, on, ctx)
      const body = metricsOf(query, now, (range) => balancerSeries(seed, row, healthyAt, on, range, now))
      return { status: 200, body }
    },

    listLoadBalancerActivity(ctx) {
      const row = lookup(KINDS.load_balancer, ctx, ctx.path.loadBalancerId)
      return { status: 200, body: activityPage(ctx.tx, row, ctx.query) }
    },
  }

/**
 * How many of the present targets were healthy at a time: the load balancer and the machine had been up, and the
 * machine a target, for as long as it takes to pass. Of targets that have been removed since nothing is known.
 */
function healthyTargetsOf(
  row: LoadBalancerRow,
  on: readonly PoweredOn[],
  view: View,
): (time: number) => number {
  const wait = timeToPass(row)
  const targets = targetsOf(row, view)
    .filter((it) => it.state.traffic === 'receiving')
    .map(({ vm, row: { addedAt } }) => ({ addedAt, up: poweredOn(vm, activitiesOf(view.tx, vm)) }))
  const isUp = (stretches: readonly PoweredOn[], time: number) =>
    stretches.some(({ from, to }) => from + wait <= time && (to === null || time < to))
  return (time) =>
    isUp(on, time) ? targets.filter((it) => it.addedAt + wait <= time && isUp(it.up, time)).length : 0
}
