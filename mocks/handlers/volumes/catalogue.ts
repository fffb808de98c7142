import { SNAPSHOT_MONTHLY_PRICE_PER_GB, VOLUME_TYPES, VOLUMES_PER_VM } from '#src/domain/volume-catalogue.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const volumeCatalogueHandlers: HandlersFor<'getVolumeCatalogue'> = {
  getVolumeCatalogue() {
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
