import { FIREWALL_PLANS } from '#src/domain/firewall-catalog.ts'
import type { FirewallRuleFacts } from '#src/domain/firewall-rules.ts'
import { draw, type SeedBase } from '../base.ts'
import { drawAge, drawHoursInState, numbered, PROJECTS } from '../large.ts'
import type { PlannedFirewall } from './plan.ts'
import { ANYWHERE, INSIDE, keepIn, letIn, letOut, OFFICE, turnAway } from './plan.ts'

const STAGES = ['production', 'staging', 'development'] as const

/** Rules by role of the VMs. */
const ROLES: Readonly<Record<string, readonly FirewallRuleFacts[]>> = {
  web: [letIn('tcp', '80, 443', ANYWHERE, 'Web'), letIn('tcp', '22', OFFICE, 'SSH from the office')],
  api: [
    letIn('tcp', '443', ANYWHERE, 'API'),
    letIn('tcp', '9090', INSIDE, 'Figures'),
    letIn('tcp', '22', OFFICE, 'SSH from the office'),
  ],
  db: [
    letIn('tcp', '5432', INSIDE, 'PostgreSQL'),
    letIn('tcp', '5432', ['10.2.0.0/16'], 'PostgreSQL for reports'),
    letOut('tcp', '443', ANYWHERE, 'Backups'),
  ],
  cache: [letIn('tcp', '6379', INSIDE, 'Redis'), turnAway('any', '', ANYWHERE, 'Everybody else')],
  mail: [letIn('tcp', '25, 465, 587', ANYWHERE, 'Mail'), keepIn('tcp', '80', ANYWHERE, 'No web')],
  lab: [letIn('tcp', '22', ANYWHERE, 'SSH'), letIn('tcp', '8000-8999', ANYWHERE, 'Trials')],
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
    const planned = { project: rng.pick(PROJECTS), planId: rng.pick(FIREWALL_PLANS).id, ageDays }
    const failed = rng.chance(0.02)
    return {
      ...planned,
      name: `${role}-${stage}-${numbered(index)}`,
      description: `${role} in ${stage}`,
      tags: [`env:${stage}`, `role:${role}`],
      now: failed
        ? { status: 'error', sinceHours, reason: 'The rules did not reach all machines.' }
        : { status: 'active', sinceHours },
      outbound: rng.chance(0.2) ? 'deny' : 'allow',
      rules: ROLES[role] ?? [],
      vms: behind(vmNames, index, rng.chance(0.3)),
    }
  })
}

/** A VM, and sometimes its neighbor. */
function behind(names: readonly string[], index: number, both: boolean): string[] {
  return [names[index], both ? names[index + 1] : undefined].filter((it) => it !== undefined)
}
