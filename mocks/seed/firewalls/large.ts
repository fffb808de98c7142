import { FIREWALL_PLANS } from '#src/domain/firewall-catalog.ts'
import type { FirewallRuleFacts } from '#src/domain/firewall-rules.ts'
import { draw, type SeedBase } from '../base.ts'
import { drawAge, drawHoursInState, numbered, PROJECT_NAMES } from '../large.ts'
import type { PlannedFirewall } from './plan.ts'
import { ANYWHERE, allowInbound, allowOutbound, denyInbound, denyOutbound, INSIDE, OFFICE } from './plan.ts'

const STAGES = ['production', 'staging', 'development'] as const

/** Rules by role of the VMs. */
const ROLES: Readonly<Record<string, readonly FirewallRuleFacts[]>> = {
  web: [
    allowInbound('tcp', '80, 443', ANYWHERE, 'Web'),
    allowInbound('tcp', '22', OFFICE, 'SSH from the office'),
  ],
  api: [
    allowInbound('tcp', '443', ANYWHERE, 'API'),
    allowInbound('tcp', '9090', INSIDE, 'Metrics'),
    allowInbound('tcp', '22', OFFICE, 'SSH from the office'),
  ],
  db: [
    allowInbound('tcp', '5432', INSIDE, 'PostgreSQL'),
    allowInbound('tcp', '5432', ['10.2.0.0/16'], 'PostgreSQL for reports'),
    allowOutbound('tcp', '443', ANYWHERE, 'Backups'),
  ],
  cache: [allowInbound('tcp', '6379', INSIDE, 'Redis'), denyInbound('any', '', ANYWHERE, 'Everyone else')],
  mail: [
    allowInbound('tcp', '25, 465, 587', ANYWHERE, 'Mail'),
    denyOutbound('tcp', '80', ANYWHERE, 'No web'),
  ],
  lab: [allowInbound('tcp', '22', ANYWHERE, 'SSH'), allowInbound('tcp', '8000-8999', ANYWHERE, 'Trials')],
}

/** Firewalls of one or two VMs each. */
export function largeFirewalls(base: SeedBase, vmNames: readonly string[], count: number): PlannedFirewall[] {
  const rng = draw(base, 'large-firewalls')
  const roles = Object.keys(ROLES)
  return Array.from({ length: count }, (_, index): PlannedFirewall => {
    const role = rng.pick(roles)
    const stage = rng.pick(STAGES)
    const ageDays = drawAge(rng, 500)
    const sinceHours = drawHoursInState(rng, ageDays)
    const planned = { project: rng.pick(PROJECT_NAMES), planId: rng.pick(FIREWALL_PLANS).id, ageDays }
    const failed = rng.chance(0.02)
    return {
      ...planned,
      name: `${role}-${stage}-${numbered(index)}`,
      description: `${role} in ${stage}`,
      tags: [`env:${stage}`, `role:${role}`],
      now: failed
        ? { status: 'error', sinceHours, reason: 'The rules didn’t reach all VMs.' }
        : { status: 'active', sinceHours },
      outbound: rng.chance(0.2) ? 'deny' : 'allow',
      rules: ROLES[role] ?? [],
      vms: assignedVms(vmNames, index, rng.chance(0.3)),
    }
  })
}

/** A VM, and sometimes its neighbor. */
function assignedVms(names: readonly string[], index: number, both: boolean): string[] {
  return [names[index], both ? names[index + 1] : undefined].filter((it) => it !== undefined)
}
