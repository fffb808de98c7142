import type {
  FirewallDirection,
  FirewallProtocol,
  FirewallRuleAction,
  FirewallStatus,
} from '#src/domain/firewall.ts'
import type { FirewallRuleFacts } from '#src/domain/firewall-rules.ts'
import { parsePorts } from '#src/domain/ports.ts'
import type { Planned } from '../planned.ts'

/** Compact definition of a seeded firewall. Inbound traffic is denied unless a rule allows it. */
export interface PlannedFirewall extends Planned<Extract<FirewallStatus, 'active' | 'error'>> {
  readonly description: string
  readonly planId: string
  readonly tags: readonly string[]
  /** Default for outbound traffic. */
  readonly outbound: FirewallRuleAction
  readonly rules: readonly FirewallRuleFacts[]
  /** VM names in the same organization. */
  readonly vms: readonly string[]
}

export const ANYWHERE = ['0.0.0.0/0', '::/0'] as const
export const INSIDE = ['10.0.0.0/8'] as const
export const OFFICE = ['198.51.100.0/24'] as const

/** Builds one rule. Ports as typed; empty for all. */
function planRule(
  direction: FirewallDirection,
  action: FirewallRuleAction,
  protocol: FirewallProtocol,
  ports: string,
  peers: readonly string[],
  description: string,
  enabled = true,
): FirewallRuleFacts {
  const parsed = parsePorts(ports)
  if (!parsed.ok) throw new Error(`The seed contains an invalid firewall rule: ${parsed.message}`)
  return { direction, action, protocol, ports: parsed.ports, peers, description, enabled }
}

type Line = Parameters<typeof planRule> extends [unknown, unknown, ...infer Rest] ? Rest : never

export const allowInbound = (...line: Line) => planRule('inbound', 'allow', ...line)
export const denyInbound = (...line: Line) => planRule('inbound', 'deny', ...line)
export const allowOutbound = (...line: Line) => planRule('outbound', 'allow', ...line)
export const denyOutbound = (...line: Line) => planRule('outbound', 'deny', ...line)
