import { CDN_PLANS, CDN_REGIONS } from '#src/domain/cdn-catalogue.ts'
import type { HandlersFor } from '../../engine/types.ts'

export const cdnCatalogueHandlers: HandlersFor<'getCdnCatalogue'> = {
  getCdnCatalogue() {
    return { status: 200, body: { plans: [...CDN_PLANS], regions: [...CDN_REGIONS] } }
  },
}
