import { firewallLifeCycle } from '#src/domain/firewall.ts'
import { findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import type { FirewallRow } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { changesBetween } from '../../world/activity-changes.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { firewallLife } from '../../world/life-cycles/firewall.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { relabel } from '../shared/labels.ts'
import { lookup } from '../shared/lookup.ts'
import { assertPaidFor } from '../shared/paid.ts'
import { recordDone } from '../shared/record.ts'
import { planReference, resolve } from '../shared/references.ts'
import { checkRuleLimit } from './check-rules.ts'
import { planOf, toFirewall } from './to-firewall.ts'

export const firewallChangeHandlers: HandlersFor<'updateFirewall' | 'deleteFirewall'> = {
  updateFirewall(ctx) {
    const { tx, now, body } = ctx
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    assertAllowed(firewallLifeCycle.can('update', firewall.status))
    const { plan } = resolve({
      plan: planReference(findFirewallPlan(body.planId ?? firewall.planId)),
    })
    checkRuleLimit(plan, firewall.rules.length, '/planId')
    assertPaidFor(plan, planOf(firewall), ctx)

    const patch: Partial<FirewallRow> = { ...relabel(resourceDefinitions.firewall, ctx, firewall, body) }
    const { name } = { ...firewall, ...patch }
    if (plan.id !== firewall.planId) {
      recordDone(
        ctx,
        'firewall',
        firewall,
        'plan_changed',
        `Changed the plan of ${name} to ${plan.name}`,
        changesBetween({ plan: planOf(firewall).name }, { plan: plan.name }),
      )
      patch.planId = plan.id
    }
    if (body.description !== undefined && body.description !== firewall.description) {
      recordDone(
        ctx,
        'firewall',
        firewall,
        'description_changed',
        `Changed the description of ${name}`,
        changesBetween(firewall, { description: body.description }),
      )
      patch.description = body.description
    }
    const isChanged = Object.keys(patch).length > 0
    const row = isChanged ? tx.firewalls.update(firewall.id, { ...patch, updatedAt: now }) : firewall
    return { status: 200, body: toFirewall(row, ctx) }
  },

  deleteFirewall(ctx) {
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    assertAllowed(firewallLifeCycle.can('delete', firewall.status))
    const row = beginTransition(firewallLife, actionContextOf(ctx), 'delete', firewall)
    return { status: 202, body: toFirewall(row, ctx) }
  },
}
