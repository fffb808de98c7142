import type { HandlersFor } from '../../engine/types.ts'
import { GAUGES } from '../../world/gauges.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { lookup } from '../shared/lookup.ts'
import { activityPage, metricsOf } from '../shared/observe.ts'
import { firewallAssignmentHandlers } from './assignments.ts'
import { firewallChangeHandlers } from './change.ts'
import { firewallCreateHandlers } from './create.ts'
import { firewallListHandlers } from './list.ts'
import { firewallRuleHandlers } from './rules.ts'

const firewallObserveHandlers: HandlersFor<'getFirewallMetrics' | 'listFirewallActivity'> = {
  getFirewallMetrics(ctx) {
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    return { status: 200, body: metricsOf(ctx, GAUGES.firewall(ctx, firewall)) }
  },

  listFirewallActivity(ctx) {
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    return { status: 200, body: activityPage(ctx.tx, firewall, ctx.query) }
  },
}

/** Handlers of the contract's tag `firewalls`. */
export const firewallHandlers = {
  ...firewallListHandlers,
  ...firewallCreateHandlers,
  ...firewallChangeHandlers,
  ...firewallRuleHandlers,
  ...firewallAssignmentHandlers,
  ...firewallObserveHandlers,
}
