import type { HandlersFor } from '../../engine/types.ts'
import { databaseOn, databaseSeries } from '../../world/database-metrics.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../resources/lookup.ts'
import { activitiesOf, activityPage, metricsOf } from '../resources/observe.ts'

export const databaseObserveHandlers: HandlersFor<'getDatabaseMetrics' | 'listDatabaseActivity'> = {
  getDatabaseMetrics(ctx) {
    const { tx, query, seed, now } = ctx
    const database = lookup(KINDS.database, ctx, ctx.path.databaseId)
    const on = databaseOn(database, activitiesOf(tx, database))
    return {
      status: 200,
      body: metricsOf(query, now, (range) => databaseSeries(seed, database, on, range, now)),
    }
  },

  listDatabaseActivity(ctx) {
    const database = lookup(KINDS.database, ctx, ctx.path.databaseId)
    return { status: 200, body: activityPage(ctx.tx, database, ctx.query) }
  },
}
