import type { FirewallDirection, FirewallProtocol, FirewallRuleAction } from '#src/domain/firewall.ts'
import type { RuleChange } from '#src/domain/firewall-changes.ts'
import { type FirewallRuleFacts, hasPorts } from '#src/domain/firewall-rules.ts'
import { listOfPorts } from '#src/domain/ports.ts'

export const directionLabels: Readonly<Record<FirewallDirection, string>> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
}

export const actionLabels: Readonly<Record<FirewallRuleAction, string>> = { allow: 'Allow', deny: 'Deny' }

export const protocolLabels: Readonly<Record<FirewallProtocol, string>> = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  any: 'Any protocol',
}

export const changeLabels: Readonly<Record<RuleChange | 'removed', string>> = {
  added: 'New',
  edited: 'Edited',
  moved: 'Moved',
  removed: 'Removed',
}

/** For example "TCP 80, 443", "TCP, all ports" or "ICMP". */
export function trafficOf({ protocol, ports }: Pick<FirewallRuleFacts, 'protocol' | 'ports'>): string {
  const label = protocolLabels[protocol]
  if (!hasPorts(protocol)) return label
  return ports.length === 0 ? `${label}, all ports` : `${label} ${listOfPorts(ports)}`
}

/** Peers as text, with "any IPv4" for 0.0.0.0/0 and "any IPv6" for ::/0. */
export function peersOf({ peers }: Pick<FirewallRuleFacts, 'peers'>): string {
  const words = peers.map((peer) => (peer === '0.0.0.0/0' ? 'any IPv4' : peer === '::/0' ? 'any IPv6' : peer))
  return words.join(', ')
}

/** Name of a rule: its description, or else its action and traffic. */
export function nameOfRule(rule: FirewallRuleFacts): string {
  return rule.description || `${actionLabels[rule.action].toLowerCase()} ${trafficOf(rule)}`
}

/** For example "1 change" or "3 changes". */
export function countChanges(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
