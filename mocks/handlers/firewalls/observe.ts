import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { KINDS } from '../../world/kinds.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'

export const firewallObserveHandlers: HandlersFor<'getFirewallMetrics' | 'listFirewallActivity'> = {
  getFirewallMetrics(ctx) {
    const firewall = lookup(KINDS.firewall, ctx, ctx.path.firewallId)
    return { status: 200, body: metricsOf(ctx, GAUGES.firewall(ctx, firewall)) }
  },

  listFirewallActivity(ctx) {
    const firewall = lookup(KINDS.firewall, ctx, ctx.path.firewallId)
    return { status: 200, body: activityPage(ctx.tx, firewall, ctx.query) }
  },
}
