import { SNAPSHOT_MONTHLY_PRICE_PER_GB, VOLUME_TYPES, VOLUMES_PER_VM } from '#src/domain/volume-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'
import { volumeChangeHandlers } from './change.ts'
import { volumeCreateHandlers } from './create.ts'
import { volumeListHandlers } from './list.ts'
import { volumeSnapshotHandlers } from './snapshots.ts'

const volumeObserveHandlers: HandlersFor<'getVolumeMetrics' | 'listVolumeActivity'> = {
  getVolumeMetrics(ctx) {
    const volume = lookup(resourceDefinitions.volume, ctx, ctx.path.volumeId)
    return { status: 200, body: metricsOf(ctx, GAUGES.volume(ctx, volume)) }
  },

  listVolumeActivity(ctx) {
    const volume = lookup(resourceDefinitions.volume, ctx, ctx.path.volumeId)
    return { status: 200, body: activityPage(ctx.tx, volume, ctx.query) }
  },
}

const volumeCatalogHandlers: HandlersFor<'getVolumeCatalog'> = {
  getVolumeCatalog() {
    return {
      status: 200,
      body: {
        types: [...VOLUME_TYPES],
        snapshotMonthlyPricePerGb: SNAPSHOT_MONTHLY_PRICE_PER_GB,
        volumesPerVm: VOLUMES_PER_VM,
      },
    }
  },
}

/** Handlers of the contract's tag `volumes`. */
export const volumeHandlers = {
  ...volumeListHandlers,
  ...volumeCreateHandlers,
  ...volumeChangeHandlers,
  ...volumeSnapshotHandlers,
  ...volumeCatalogHandlers,
  ...volumeObserveHandlers,
}
