import { capitalize } from '#src/domain/capitalize.ts'
import { canReplaceRules } from '#src/domain/firewall.ts'
import { changesBetween, type KeyedRuleSet, type RuleSetFacts } from '#src/domain/firewall-changes.ts'
import { findingsOf } from '#src/domain/firewall-rules.ts'
import type { FirewallRow, FirewallRuleRow, Transaction } from '../../db/index.ts'
import type { HandlersFor } from '../../engine/types.ts'
import { beginTransition } from '../../world/life-cycles/begin.ts'
import { firewallLife } from '../../world/life-cycles/firewall.ts'
import { resourceDefinitions } from '../../world/resource-definitions.ts'
import { actionContextOf, assertAllowed } from '../shared/actions.ts'
import { checkIfMatch, etag } from '../shared/entity-tag.ts'
import { lookup } from '../shared/lookup.ts'
import { assignRuleIds, checkRuleLimit, checkRules } from './check-rules.ts'
import { planOf, toRuleSet } from './to-firewall.ts'

export const firewallRuleHandlers: HandlersFor<
  'getFirewallRules' | 'replaceFirewallRules' | 'checkFirewallRules'
> = {
  getFirewallRules(ctx) {
    const row = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    return { status: 200, headers: etag(row.rulesRevision), body: toRuleSet(row) }
  },

  /**
   * Checks the version before the rules, since a body based on an older version may name deleted rules. Sending the
   * same rules again changes nothing, but rolls them out again after a failure.
   */
  replaceFirewallRules(ctx) {
    const { tx, now, body } = ctx
    const firewall = lookup(resourceDefinitions.firewall, ctx, ctx.path.firewallId)
    assertAllowed(canReplaceRules(firewall.status))
    checkIfMatch(ctx, firewall.rulesRevision)
    const rules = assignRuleIds(
      ctx,
      body.rules,
      firewall.rules.map((rule) => rule.id),
    )
    checkRules(body.rules)
    checkRuleLimit(planOf(firewall), rules.length, '/rules')

    const summary = summaryOf(firewall, { ...body, rules })
    if (summary === null && firewall.status !== 'error') {
      return { status: 200, headers: etag(firewall.rulesRevision), body: toRuleSet(firewall) }
    }
    endRolloutInProgress(tx, firewall, now)
    const context = actionContextOf(ctx)
    const replaced = tx.firewalls.update(firewall.id, {
      defaultInbound: body.defaultInbound,
      defaultOutbound: body.defaultOutbound,
      rules,
      ...(summary !== null && {
        rulesRevision: firewall.rulesRevision + 1,
        rulesUpdatedAt: now,
        rulesUpdatedBy: context.actor,
      }),
    })
    const row = beginTransition(firewallLife, context, 'replaceRules', replaced, {
      summary: summary ?? `Resent the rules of ${firewall.name}`,
    })
    return { status: 200, headers: etag(row.rulesRevision), body: toRuleSet(row) }
  },

  checkFirewallRules({ body }) {
    checkRules(body.rules)
    return { status: 200, body: { findings: findingsOf(body.rules) } }
  },
}

/** Ends a rollout in progress, which the new rules supersede. */
function endRolloutInProgress(tx: Transaction, { transition }: FirewallRow, now: number): void {
  if (transition === null || transition.activityId === null) return
  tx.activities.update(transition.activityId, { outcome: 'succeeded', finishedAt: now })
}

/** Summary of a change; null if nothing changed. */
function summaryOf(before: FirewallRow, after: RuleSetFacts<FirewallRuleRow>): string | null {
  const { rules, removed, defaults, count } = changesBetween(keyed(before), keyed(after))
  if (count === 0) return null
  const has = (change: 'added' | 'edited' | 'moved') =>
    [...rules.values()].filter((changes) => changes.has(change)).length
  const parts = [
    [has('added'), 'added'],
    [has('edited'), 'edited'],
    [has('moved'), 'moved'],
    [removed.length, 'removed'],
  ] as const
  const done = parts
    .filter(([number]) => number > 0)
    .map(([number, verb]) => `${verb} ${number} ${number === 1 ? 'rule' : 'rules'}`)
  if (defaults.size > 0) done.push(defaults.size === 1 ? 'changed a default' : 'changed both defaults')
  return `${capitalize(done.join(', '))} in ${before.name}`
}

function keyed({ defaultInbound, defaultOutbound, rules }: RuleSetFacts<FirewallRuleRow>): KeyedRuleSet {
  return { defaultInbound, defaultOutbound, rules: rules.map((rule) => ({ ...rule, key: rule.id })) }
}
