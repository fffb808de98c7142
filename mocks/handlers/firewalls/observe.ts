import type { HandlersFor } from '../../engine/types.ts'
import { firewallSeries, protectingSince } from '../../world/firewall-metrics.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../resources/lookup.ts'
import { activityPage, metricsOf } from '../resources/observe.ts'

export const firewallObserveHandlers: HandlersFor<'getFirewallMetrics' | 'listFirewallActivity'> = {
  getFirewallMetrics(ctx) {
    const { tx, query, seed, now } = ctx
    const firewall = lookup(KINDS.firewall, ctx, ctx.path.firewallId)
    const since = protectingSince(tx, firewall)
    const body = metricsOf(query, now, (range) => firewallSeries(seed, firewall, since, range, now))
    return { status: 200, body }
  },

  listFirewallActivity(ctx) {
    const firewall = lookup(KINDS.firewall, ctx, ctx.path.firewallId)
    return { status: 200, body: activityPage(ctx.tx, firewall, ctx.query) }
  },
}
