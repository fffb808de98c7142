import { databaseBackupHandlers } from './backups.ts'
import { databaseCatalogueHandlers } from './catalogue.ts'
import { databaseChangeHandlers } from './change.ts'
import { databaseCreateHandlers } from './create.ts'
import { databaseListHandlers } from './list.ts'
import { databaseObserveHandlers } from './observe.ts'
import { databaseUserHandlers } from './users.ts'

/** The operations of the contract's tag `databases`. */
export const databaseHandlers = {
  ...databaseListHandlers,
  ...databaseCreateHandlers,
  ...databaseChangeHandlers,
  ...databaseUserHandlers,
  ...databaseBackupHandlers,
  ...databaseObserveHandlers,
  ...databaseCatalogueHandlers,
}
