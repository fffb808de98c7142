import { containerChangeHandlers } from './change.ts'
import { containerGraphHandlers } from './graph.ts'
import { containerListHandlers } from './list.ts'
import { containerManifestHandlers } from './manifest.ts'
import { containerObserveHandlers } from './observe.ts'
import { containerRevisionHandlers } from './rollback.ts'

/** Handlers of the contract's tag `containers`. */
export const containerHandlers = {
  ...containerListHandlers,
  ...containerChangeHandlers,
  ...containerManifestHandlers,
  ...containerGraphHandlers,
  ...containerObserveHandlers,
  ...containerRevisionHandlers,
}
