import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'

export const vmObserveHandlers: HandlersFor<'getVmMetrics' | 'listVmActivity'> = {
  getVmMetrics(ctx) {
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    return { status: 200, body: metricsOf(ctx, GAUGES.vm(ctx, vm)) }
  },

  listVmActivity(ctx) {
    const vm = lookup(KINDS.vm, ctx, ctx.path.vmId)
    return { status: 200, body: activityPage(ctx.tx, vm, ctx.query) }
  },
}
