import { EVERYWHERE } from '#src/domain/cidr.ts'
import type { KeyedRule, KeyedRuleSet } from '#src/domain/firewall-changes.ts'
import { newKey } from '../rules/rule-set.ts'

/** Presets for a new firewall. Every rule can be changed before creation. */
export const STARTING_RULES = ['closed', 'web', 'inside'] as const

export type StartingRules = (typeof STARTING_RULES)[number]

export const startingLabels: Readonly<
  Record<StartingRules, { readonly title: string; readonly detail: string }>
> = {
  closed: { title: 'Closed', detail: 'No inbound traffic, all outbound traffic.' },
  web: { title: 'Web server', detail: 'HTTP and HTTPS from anywhere, ping from private addresses.' },
  inside: { title: 'Private only', detail: 'All traffic from private addresses, nothing else.' },
}

/** Private address ranges (RFC 1918). */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']

/** New copy of a preset's rules. */
export function startingRules(kind: StartingRules): KeyedRuleSet {
  return { defaultInbound: 'deny', defaultOutbound: 'allow', rules: rulesOf[kind]() }
}

const rulesOf: Readonly<Record<StartingRules, () => readonly KeyedRule[]>> = {
  closed: () => [],
  web: () => [
    letIn('tcp', [80, 443], EVERYWHERE, 'Web'),
    letIn('udp', [443], EVERYWHERE, 'HTTP/3'),
    letIn('icmp', [], PRIVATE, 'Ping from inside'),
  ],
  inside: () => [letIn('any', [], PRIVATE, 'From inside')],
}

function letIn(
  protocol: KeyedRule['protocol'],
  ports: readonly number[],
  peers: readonly string[],
  description: string,
): KeyedRule {
  return {
    key: newKey(),
    direction: 'inbound',
    action: 'allow',
    protocol,
    ports: ports.map((port) => ({ from: port, to: port })),
    peers,
    description,
    enabled: true,
  }
}
