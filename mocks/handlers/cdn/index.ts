import { cdnCatalogueHandlers } from './catalogue.ts'
import { cdnChangeHandlers } from './change.ts'
import { cdnCreateHandlers } from './create.ts'
import { cdnListHandlers } from './list.ts'
import { cdnObserveHandlers } from './observe.ts'
import { cdnPurgeHandlers } from './purge.ts'

/** The operations of the contract's tag `cdn`. */
export const cdnHandlers = {
  ...cdnListHandlers,
  ...cdnCreateHandlers,
  ...cdnChangeHandlers,
  ...cdnPurgeHandlers,
  ...cdnObserveHandlers,
  ...cdnCatalogueHandlers,
}
