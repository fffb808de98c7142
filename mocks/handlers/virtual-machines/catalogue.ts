import { REGIONS, SIZES } from '#src/domain/catalogue.ts'
import { IMAGES } from '#src/domain/image-catalogue.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const vmCatalogueHandlers: HandlersFor<'getVmCatalogue'> = {
  getVmCatalogue() {
    return {
      status: 200,
      body: {
        regions: [...REGIONS],
        images: [...IMAGES],
        sizes: SIZES.map((size) => ({ ...size, regions: [...size.regions] })),
      },
    }
  },
}
