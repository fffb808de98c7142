import type { HandlersFor } from '../../engine/types.ts'
import { KINDS } from '../../world/kinds.ts'
import { inUse, volumeSeries } from '../../world/volume-metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activitiesOf, activityPage, metricsOf } from '../resources/observe.ts'
import { vmOf } from './to-volume.ts'

export const volumeObserveHandlers: HandlersFor<'getVolumeMetrics' | 'listVolumeActivity'> = {
  getVolumeMetrics(ctx) {
    const { tx, query, seed, now } = ctx
    const volume = lookup(KINDS.volume, ctx, ctx.path.volumeId)
    const vm = vmOf(volume, ctx)
    const on = inUse(volume, activitiesOf(tx, volume), vm, vm === undefined ? [] : activitiesOf(tx, vm))
    const body = metricsOf(query, now, (range) => volumeSeries(seed, volume, on, range, now))
    return { status: 200, body }
  },

  listVolumeActivity(ctx) {
    const volume = lookup(KINDS.volume, ctx, ctx.path.volumeId)
    return { status: 200, body: activityPage(ctx.tx, volume, ctx.query) }
  },
}
