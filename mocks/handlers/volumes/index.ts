import { volumeCatalogueHandlers } from './catalogue.ts'
import { volumeChangeHandlers } from './change.ts'
import { volumeCreateHandlers } from './create.ts'
import { volumeListHandlers } from './list.ts'
import { volumeObserveHandlers } from './observe.ts'
import { volumeSnapshotHandlers } from './snapshots.ts'

/** The operations of the contract's tag `volumes`. */
export const volumeHandlers = {
  ...volumeListHandlers,
  ...volumeCreateHandlers,
  ...volumeChangeHandlers,
  ...volumeSnapshotHandlers,
  ...volumeCatalogueHandlers,
  ...volumeObserveHandlers,
}
