import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { seriesOn } from '../../world/metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const volumeObserveHandlers: HandlersFor<'getVolumeMetrics' | 'listVolumeActivity'> = {
  getVolumeMetrics(ctx) {
    const { query, now } = ctx
    const volume = lookup(KINDS.volume, ctx, ctx.path.volumeId)
    const gauge = GAUGES.volume(ctx, volume)
    const body = metricsOf(query, now, (range) => seriesOn(gauge, range, now))
    return { status: 200, body }
  },

  listVolumeActivity(ctx) {
    const volume = lookup(KINDS.volume, ctx, ctx.path.volumeId)
    return { status: 200, body: activityPage(ctx.tx, volume, ctx.query) }
  },
}
