import type { Firewall, FirewallRuleSet } from '#src/api/generated/types.gen.ts'
import { type FirewallPlanEntry, findFirewallPlan } from '#src/domain/firewall-catalog.ts'
import { countFindings, findingsOf } from '#src/domain/firewall-rules.ts'
import type { FirewallRow } from '../../db/index.ts'
import { iso } from '../../kernel/iso-time.ts'
import { memo } from '../../kernel/memo.ts'
import { catalogEntry } from '../../world/catalog-entry.ts'
import { assignedSince, trafficGbOf } from '../../world/firewall-metrics.ts'
import { lastReport } from '../../world/metrics.ts'
import { memoizeSerializer } from '../shared/memoized-serializer.ts'
import type { View } from '../shared/view.ts'

export function planOf({ planId }: Pick<FirewallRow, 'planId'>): FirewallPlanEntry {
  return catalogEntry(findFirewallPlan(planId), planId)
}

export function vmCountOf({ id }: FirewallRow, { tx }: View): number {
  return tx.firewallAssignments.by('firewallId', id).length
}

/** Memoized, since it compares every rule with every other. */
export const findingCountsOf = memo((row: FirewallRow) => countFindings(findingsOf(row.rules)))

/** Serializes a row as the contract's `Firewall`. */
export const toFirewall = memoizeSerializer<FirewallRow, Firewall>(
  (row, view) => {
    const since = assignedSince(view.tx, row)
    return [vmCountOf(row, view), since, lastReport(since, view.now)]
  },
  (row, view) => {
    const plan = planOf(row)
    const inbound = row.rules.filter((rule) => rule.direction === 'inbound').length
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      projectId: row.projectId,
      tags: row.tags,
      planId: row.planId,
      status: row.status,
      statusReason: row.statusReason,
      transition: row.transition && { to: row.transition.to, dueAt: iso(row.transition.dueAt) },
      ruleCounts: { inbound, outbound: row.rules.length - inbound },
      maxRules: plan.maxRules,
      vmCount: vmCountOf(row, view),
      findings: findingCountsOf(row),
      trafficGb: trafficGbOf(view.seed, row, assignedSince(view.tx, row), view.now),
      monthlyCost: plan.monthlyPrice,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
    }
  },
)

/** Serializes the contract's `FirewallRuleSet`. */
export function toRuleSet(row: FirewallRow): FirewallRuleSet {
  const { defaultInbound, defaultOutbound, rules, rulesUpdatedAt, rulesUpdatedBy } = row
  return {
    defaultInbound,
    defaultOutbound,
    rules,
    updatedAt: iso(rulesUpdatedAt),
    updatedBy: { kind: rulesUpdatedBy.kind, name: rulesUpdatedBy.name },
  }
}
