import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { seriesOn } from '../../world/metrics.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const firewallObserveHandlers: HandlersFor<'getFirewallMetrics' | 'listFirewallActivity'> = {
  getFirewallMetrics(ctx) {
    const { query, now } = ctx
    const firewall = lookup(KINDS.firewall, ctx, ctx.path.firewallId)
    const gauge = GAUGES.firewall(ctx, firewall)
    const body = metricsOf(query, now, (range) => seriesOn(gauge, range, now))
    return { status: 200, body }
  },

  listFirewallActivity(ctx) {
    const firewall = lookup(KINDS.firewall, ctx, ctx.path.firewallId)
    return { status: 200, body: activityPage(ctx.tx, firewall, ctx.query) }
  },
}
