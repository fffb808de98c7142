import type { HandlersFor } from '../../engine/types.ts'
import { KINDS } from '../../world/kinds.ts'
import { poweredOn } from '../../world/power.ts'
import { vmSeries } from '../../world/vm-metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activitiesOf, activityPage, metricsOf } from '../resources/observe.ts'

export const vmObserveHandlers: HandlersFor<'getVmMetrics' | 'listVmActivity'> = {
  getVmMetrics(ctx) {
    const { tx, query, seed, now } = ctx
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    const on = poweredOn(vm, activitiesOf(tx, vm))
    const body = metricsOf(query, now, (range) => vmSeries(seed, vm, on, range, now))
    return { status: 200, body }
  },

  listVmActivity(ctx) {
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    return { status: 200, body: activityPage(ctx.tx, vm, ctx.query) }
  },
}
