import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'

export const volumeObserveHandlers: HandlersFor<'getVolumeMetrics' | 'listVolumeActivity'> = {
  getVolumeMetrics(ctx) {
    const volume = lookup(KINDS.volume, ctx, ctx.path.volumeId)
    return { status: 200, body: metricsOf(ctx, GAUGES.volume(ctx, volume)) }
  },

  listVolumeActivity(ctx) {
    const volume = lookup(KINDS.volume, ctx, ctx.path.volumeId)
    return { status: 200, body: activityPage(ctx.tx, volume, ctx.query) }
  },
}
