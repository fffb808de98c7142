import { vmCatalogueHandlers } from './catalogue.ts'
import { vmChangeHandlers } from './change.ts'
import { vmCreateHandlers } from './create.ts'
import { vmListHandlers } from './list.ts'
import { vmLogHandlers } from './logs.ts'
import { vmObserveHandlers } from './observe.ts'

/** The operations of the contract's tag `virtual-machines`. */
export const virtualMachineHandlers = {
  ...vmListHandlers,
  ...vmCreateHandlers,
  ...vmChangeHandlers,
  ...vmCatalogueHandlers,
  ...vmObserveHandlers,
  ...vmLogHandlers,
}
