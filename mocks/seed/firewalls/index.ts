import type { ActivityRow, FirewallAssignmentRow, FirewallRow, VmRow } from '../../db/index.ts'
import { DAY, SECOND } from '../../kernel/duration.ts'
import { PLATFORM } from '../../world/record.ts'
import { ActivityBuilder } from '../activity-builder.ts'
import { draw, type SeedBase, seedId } from '../base.ts'
import { plannedRow, withFailures } from '../planned.ts'
import { planOf, type ResourceSeed, type SeedTarget } from '../target.ts'
import { DEMO_FIREWALLS, SECOND_TENANT_FIREWALLS } from './demo.ts'
import { largeFirewalls } from './large.ts'
import type { PlannedFirewall } from './plan.ts'

export const firewallSeed: ResourceSeed = (base, target, made) => {
  const vms = new Map((made.vms ?? []).map((vm) => [vm.name, vm]))
  const firewalls: FirewallRow[] = []
  const firewallAssignments: FirewallAssignmentRow[] = []
  const activities: ActivityRow[] = []
  const plan = planOf(target, {
    demo: withFailures(base, DEMO_FIREWALLS),
    large: (count) => largeFirewalls(base, [...vms.keys()], count),
    secondTenant: SECOND_TENANT_FIREWALLS,
  })
  for (const planned of plan) {
    const row = firewallRow(base, target, planned)
    const behind = planned.vms.flatMap((name) => vms.get(name) ?? [])
    firewalls.push(row)
    firewallAssignments.push(...behind.map((vm) => assignmentOf(base, row, vm)))
    activities.push(...historyOf(base, target, row))
  }
  return { firewalls, firewallAssignments, activities }
}

function firewallRow(
  base: SeedBase,
  { organization, actors }: SeedTarget,
  planned: PlannedFirewall,
): FirewallRow {
  const common = plannedRow(base, organization, 'fw', planned)
  return {
    ...common,
    tags: [...planned.tags],
    description: planned.description,
    planId: planned.planId,
    defaultInbound: 'deny',
    defaultOutbound: planned.outbound,
    rules: planned.rules.map((rule, index) => ({
      ...rule,
      id: seedId(base, 'rule', common.id, index),
      ports: [...rule.ports],
      peers: [...rule.peers],
    })),
    rulesRevision: 2,
    rulesUpdatedAt: common.updatedAt,
    rulesUpdatedBy: draw(base, 'firewall-rules', common.id).pick(actors),
  }
}

/** A VM is attached no earlier than it was created. */
function assignmentOf(base: SeedBase, firewall: FirewallRow, vm: VmRow): FirewallAssignmentRow {
  return {
    id: seedId(base, 'fwa', firewall.id, vm.id),
    organizationId: firewall.organizationId,
    firewallId: firewall.id,
    vmId: vm.id,
    assignedAt: Math.min(Math.max(firewall.createdAt, vm.createdAt) + DAY / 24, base.epoch),
  }
}

/** Creation and the last replacement of rules; if it failed, also the platform's failure event. */
function historyOf(base: SeedBase, { actors }: SeedTarget, row: FirewallRow): readonly ActivityRow[] {
  const rng = draw(base, 'firewall-history', row.id)
  const history = new ActivityBuilder(base, 'firewall', row)
  const { name, createdAt, updatedAt } = row
  history.add('created', `Created ${name}`, rng.pick(actors), createdAt, createdAt + 5 * SECOND)
  if (row.status === 'error') {
    history.add('failed', `${name} failed: ${row.statusReason}`, PLATFORM, updatedAt)
  } else {
    const startedAt = updatedAt - 4 * SECOND
    history.add('rules_replaced', `Added 1 rule in ${name}`, row.rulesUpdatedBy, startedAt, updatedAt)
  }
  return history.activities
}
