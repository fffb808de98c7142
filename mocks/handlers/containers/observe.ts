import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { containerSources } from '../../world/log-sources.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { logPage } from '../shared/log-page.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'

export const containerObserveHandlers: HandlersFor<
  'getContainerMetrics' | 'listContainerActivity' | 'listContainerLogs'
> = {
  getContainerMetrics(ctx) {
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    return { status: 200, body: metricsOf(ctx, GAUGES.container(ctx, row)) }
  },

  listContainerActivity(ctx) {
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    return { status: 200, body: activityPage(ctx.tx, row, ctx.query) }
  },

  listContainerLogs(ctx) {
    const { query } = ctx
    const row = lookup(resourceDefinitions.container, ctx, ctx.path.containerId)
    const { replicaId } = query
    const sources = containerSources(row).filter(({ id }) => replicaId === undefined || id === replicaId)
    const body = logPage(row.id, query, ctx, sources)
    return { status: 200, body }
  },
}
