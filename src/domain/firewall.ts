import { ALLOWED, type CheckResult } from './check-result.ts'
import { lifeCycle } from './life-cycle.ts'

/** Statuses of a firewall and the actions allowed in each. */
export const firewallLifeCycle = lifeCycle({
  noun: 'firewall',
  stable: ['active', 'error'],
  transitional: {
    creating: 'being created',
    updating: 'being updated',
    deleting: 'being deleted',
  },
  creations: { create: { during: 'creating', to: 'active' } },
  actions: {
    replaceRules: { during: 'updating', to: 'active', from: { active: true, error: true } },
    delete: { during: 'deleting', to: 'deleted', from: { active: true, error: true } },
  },
  uses: {},
  // Name, description, plan, tags and attached VMs.
  edits: ['update', 'assign'],
})

export type FirewallStatus = (typeof firewallLifeCycle.statuses)[number]

/**
 * Checks if a firewall accepts new rules. Also allowed during a rollout, so that a hole can be closed at once; the
 * later rules win.
 */
export function canReplaceRules(status: FirewallStatus): CheckResult {
  return status === 'updating' ? ALLOWED : firewallLifeCycle.can('replaceRules', status)
}

export const FIREWALL_DIRECTIONS = ['inbound', 'outbound'] as const
export const FIREWALL_RULE_ACTIONS = ['allow', 'deny'] as const
export const FIREWALL_PROTOCOLS = ['tcp', 'udp', 'icmp', 'any'] as const

export type FirewallDirection = (typeof FIREWALL_DIRECTIONS)[number]
export type FirewallRuleAction = (typeof FIREWALL_RULE_ACTIONS)[number]
export type FirewallProtocol = (typeof FIREWALL_PROTOCOLS)[number]
