import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'
import { databaseBackupHandlers } from './backups.ts'
import { databaseCatalogHandlers } from './catalog.ts'
import { databaseChangeHandlers } from './change.ts'
import { databaseCreateHandlers } from './create.ts'
import { databaseListHandlers } from './list.ts'
import { databaseUserHandlers } from './users.ts'

const databaseObserveHandlers: HandlersFor<'getDatabaseMetrics' | 'listDatabaseActivity'> = {
  getDatabaseMetrics(ctx) {
    const database = lookup(resourceDefinitions.database, ctx, ctx.path.databaseId)
    return { status: 200, body: metricsOf(ctx, GAUGES.database(ctx, database)) }
  },

  listDatabaseActivity(ctx) {
    const database = lookup(resourceDefinitions.database, ctx, ctx.path.databaseId)
    return { status: 200, body: activityPage(ctx.tx, database, ctx.query) }
  },
}

/** Handlers of the contract's tag `databases`. */
export const databaseHandlers = {
  ...databaseListHandlers,
  ...databaseCreateHandlers,
  ...databaseChangeHandlers,
  ...databaseUserHandlers,
  ...databaseBackupHandlers,
  ...databaseObserveHandlers,
  ...databaseCatalogHandlers,
}
