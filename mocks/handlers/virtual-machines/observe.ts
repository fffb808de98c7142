import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { seriesOn } from '../../world/metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const vmObserveHandlers: HandlersFor<'getVmMetrics' | 'listVmActivity'> = {
  getVmMetrics(ctx) {
    const { query, now } = ctx
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    const gauge = GAUGES.vm(ctx, vm)
    const body = metricsOf(query, now, (range) => seriesOn(gauge, range, now))
    return { status: 200, body }
  },

  listVmActivity(ctx) {
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    return { status: 200, body: activityPage(ctx.tx, vm, ctx.query) }
  },
}
