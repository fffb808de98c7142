import { CDN_PLANS, CDN_REGIONS } from '#src/domain/cdn-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { cdnChangeHandlers } from './change.ts'
import { cdnCreateHandlers } from './create.ts'
import { cdnListHandlers } from './list.ts'
import { cdnObserveHandlers } from './observe.ts'
import { cdnPurgeHandlers } from './purge.ts'

const cdnCatalogHandlers: HandlersFor<'getCdnCatalog'> = {
  getCdnCatalog() {
    return { status: 200, body: { plans: [...CDN_PLANS], regions: [...CDN_REGIONS] } }
  },
}

/** Handlers of the contract's tag `cdn`. */
export const cdnHandlers = {
  ...cdnListHandlers,
  ...cdnCreateHandlers,
  ...cdnChangeHandlers,
  ...cdnPurgeHandlers,
  ...cdnObserveHandlers,
  ...cdnCatalogHandlers,
}
