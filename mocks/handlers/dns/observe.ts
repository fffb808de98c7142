import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'

export const dnsObserveHandlers: HandlersFor<'getDnsMetrics' | 'listDnsActivity'> = {
  getDnsMetrics(ctx) {
    const zone = lookup(KINDS.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, body: metricsOf(ctx, GAUGES.dns_zone(ctx, zone)) }
  },

  listDnsActivity(ctx) {
    const zone = lookup(KINDS.dns_zone, ctx, ctx.path.dnsZoneId)
    return { status: 200, body: activityPage(ctx.tx, zone, ctx.query) }
  },
}
