import { findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { beginCreation } from '../../world/life-cycles/begin.ts'
import { firewallLife } from '../../world/life-cycles/firewall.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf } from '../shared/actions.ts'
import { actorOf } from '../shared/activity.ts'
import { checkNames } from '../shared/names.ts'
import { checkQuotas } from '../shared/quota-check.ts'
import { planReference, projectReference, resolve, vmReferences } from '../shared/references.ts'
import { assign } from './assignments.ts'
import { assignRuleIds, checkRuleLimit, checkRules } from './check-rules.ts'
import { toFirewall } from './to-firewall.ts'

/** Default without rules: deny inbound, allow outbound. */
const CLOSED = { defaultInbound: 'deny', defaultOutbound: 'allow', rules: [] } as const

export const firewallCreateHandlers: HandlersFor<'createFirewall'> = {
  createFirewall(ctx) {
    const { tx, now, identity, body, random } = ctx
    const { plan, project, vms } = resolve({
      plan: planReference(findFirewallPlan(body.planId)),
      project: projectReference(ctx, body.projectId),
      vms: vmReferences(ctx, body.vmIds ?? []),
    })
    const { defaultInbound, defaultOutbound, rules } = body.ruleSet ?? CLOSED
    const identified = assignRuleIds(ctx, rules, [], '/ruleSet/rules')
    checkRules(rules, '/ruleSet/rules')
    checkNames(resourceDefinitions.firewall, ctx, [{ name: body.name, pointer: '/name' }])
    checkRuleLimit(plan, rules.length, '/ruleSet/rules')
    checkQuotas(tx, identity.organization, { firewalls: 1 }, { firewalls: '/name' })

    const row = beginCreation(firewallLife, actionContextOf(ctx), 'create', {
      id: random('firewall').id('fw'),
      organizationId: identity.organization.id,
      projectId: project.id,
      name: body.name,
      description: body.description ?? '',
      tags: body.tags ?? [],
      planId: plan.id,
      defaultInbound,
      defaultOutbound,
      rules: identified,
      rulesRevision: 1,
      rulesUpdatedAt: now,
      rulesUpdatedBy: actorOf(identity),
      createdAt: now,
    })
    assign(ctx, row, vms)
    return { status: 202, body: toFirewall(row, ctx) }
  },
}
