import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { seriesOn } from '../../world/metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const dnsObserveHandlers: HandlersFor<'getDnsMetrics' | 'listDnsActivity'> = {
  getDnsMetrics(ctx) {
    const { query, now } = ctx
    const gauge = GAUGES.dns_zone(ctx, lookup(KINDS.dns_zone, ctx, ctx.path.dnsZoneId))
    return { status: 200, body: metricsOf(query, now, (range) => seriesOn(gauge, range, now)) }
  },

  listDnsActivity(ctx) {
    const zone = lookup(KINDS.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, body: activityPage(ctx.tx, zone, ctx.query) }
  },
}
