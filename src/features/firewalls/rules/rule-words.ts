import type { FirewallDirection, FirewallProtocol, FirewallRuleAction } from '#src/domain/firewall.ts'
import type { RuleChange } from '#src/domain/firewall-changes.ts'
import { type FirewallRuleFacts, hasPorts } from '#src/domain/firewall-rules.ts'
import { listOfPorts } from '#src/domain/ports.ts'

export const directionWords: Readonly<Record<FirewallDirection, string>> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
}

export const actionWords: Readonly<Record<FirewallRuleAction, string>> = { allow: 'Allow', deny: 'Deny' }

export const protocolWords: Readonly<Record<FirewallProtocol, string>> = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  any: 'Any protocol',
}

export const changeWords: Readonly<Record<RuleChange | 'removed', string>> = {
  added: 'New',
  edited: 'Edited',
  moved: 'Moved',
  removed: 'Removed',
}

/** For example "TCP 80, 443", "TCP, all ports" or "ICMP". */
export function trafficOf({ protocol, ports }: Pick<FirewallRuleFacts, 'protocol' | 'ports'>): string {
  const word = protocolWords[protocol]
  if (!hasPorts(protocol)) return word
  return ports.length === 0 ? `${word}, all ports` : `${word} ${listOfPorts(ports)}`
}

/** Peers as text, with "any IPv4" for 0.0.0.0/0 and "any IPv6" for ::/0. */
export function peersOf({ peers }: Pick<FirewallRuleFacts, 'peers'>): string {
  const words = peers.map((peer) => (peer === '0.0.0.0/0' ? 'any IPv4' : peer === '::/0' ? 'any IPv6' : peer))
  return words.join(', ')
}

/** Name of a rule: its description, or else its action and traffic. */
export function nameOfRule(rule: FirewallRuleFacts): string {
  return rule.description || `${actionWords[rule.action].toLowerCase()} ${trafficOf(rule)}`
}

/** For example "1 change" or "3 changes". */
export function countChanges(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
