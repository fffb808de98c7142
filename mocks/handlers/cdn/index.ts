import { CDN_PLANS, CDN_REGIONS } from '#src/domain/cdn-catalogue.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { cdnChangeHandlers } from './change.ts'
import { cdnCreateHandlers } from './create.ts'
import { cdnListHandlers } from './list.ts'
import { cdnObserveHandlers } from './observe.ts'
import { cdnPurgeHandlers } from './purge.ts'

const cdnCatalogueHandlers: HandlersFor<'getCdnCatalogue'> = {
  getCdnCatalogue() {
    return { status: 200, body: { plans: [...CDN_PLANS], regions: [...CDN_REGIONS] } }
  },
}

/** The operations of the contract's tag `cdn`. */
export const cdnHandlers = {
  ...cdnListHandlers,
  ...cdnCreateHandlers,
  ...cdnChangeHandlers,
  ...cdnPurgeHandlers,
  ...cdnObserveHandlers,
  ...cdnCatalogueHandlers,
}
