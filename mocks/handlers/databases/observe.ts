import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { seriesOn } from '../../world/metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const databaseObserveHandlers: HandlersFor<'getDatabaseMetrics' | 'listDatabaseActivity'> = {
  getDatabaseMetrics(ctx) {
    const { query, now } = ctx
    const database = lookup(KINDS.database, ctx, ctx.path.databaseId)
    const gauge = GAUGES.database(ctx, database)
    return { status: 200, body: metricsOf(query, now, (range) => seriesOn(gauge, range, now)) }
  },

  listDatabaseActivity(ctx) {
    const database = lookup(KINDS.database, ctx, ctx.path.databaseId)
    return { status: 200, body: activityPage(ctx.tx, database, ctx.query) }
  },
}
