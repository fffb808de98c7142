/**
 * Validation and findings of firewall rules, shared by the console's editor and the mock.
 *
 * Pure: no React, no fetch, no clock.
 */
import { type AddressRange, coversEverywhere, coversRange, parseCidr } from './cidr.ts'
import type { FirewallDirection, FirewallProtocol, FirewallRuleAction } from './firewall.ts'
import { isWithin, listOfPorts, type PortRange, type PortSpan, spansOf } from './ports.ts'

/** A rule, stored or not. */
export interface FirewallRuleFacts {
  readonly direction: FirewallDirection
  readonly action: FirewallRuleAction
  readonly protocol: FirewallProtocol
  /** Empty for all ports. */
  readonly ports: readonly PortRange[]
  /** CIDR ranges of the remote side. */
  readonly peers: readonly string[]
  readonly description: string
  /** A disabled rule is stored but ignored. */
  readonly enabled: boolean
}

/** Limits of the contract for one rule. */
export const MAX_RULE_PORTS = 20
export const MAX_RULE_PEERS = 50
export const MAX_RULE_DESCRIPTION = 200

/** ICMP has no ports (RFC 792), and "any" includes protocols without ports. */
export function hasPorts(protocol: FirewallProtocol): boolean {
  return protocol === 'tcp' || protocol === 'udp'
}

/** Error of a rule, with a pointer into the rule: `/ports/0`. */
export interface FirewallRuleProblem {
  readonly code: 'invalid_cidr' | 'invalid_ports'
  readonly pointer: string
  readonly message: string
}

/** Checks beyond the schema; empty for a valid rule. */
export function ruleProblems({ protocol, ports, peers }: FirewallRuleFacts): FirewallRuleProblem[] {
  const problems: FirewallRuleProblem[] = []
  if (!hasPorts(protocol) && ports.length > 0) {
    const message = protocol === 'icmp' ? 'ICMP has no ports.' : 'Choose TCP or UDP to set ports.'
    problems.push({ code: 'invalid_ports', pointer: '/ports', message })
  }
  for (const [index, { from, to }] of ports.entries()) {
    if (from <= to) continue
    const message = `The range starts at ${from} and ends at ${to}. Swap the ports.`
    problems.push({ code: 'invalid_ports', pointer: `/ports/${index}`, message })
  }
  for (const [index, peer] of peers.entries()) {
    const parsed = parseCidr(peer)
    if (parsed.ok) continue
    problems.push({ code: 'invalid_cidr', pointer: `/peers/${index}`, message: parsed.message })
  }
  return problems
}

export interface FirewallFindingFacts {
  readonly code: 'duplicate' | 'shadowed' | 'open_to_world'
  readonly severity: 'info' | 'warning' | 'critical'
  /** Index of the rule. */
  readonly rule: number
  /** Index of the earlier rule that makes it redundant; null if there is none. */
  readonly because: number | null
  /** Sentence for the user. */
  readonly message: string
}

/** Ports of remote administration and databases, which should never be open to everyone. */
const GUARDED_PORTS: ReadonlyArray<readonly [port: number, service: string]> = [
  [22, 'SSH'],
  [23, 'Telnet'],
  [445, 'Windows shares'],
  [1433, 'SQL Server'],
  [2375, 'Docker'],
  [3306, 'MySQL'],
  [3389, 'remote desktops'],
  [5432, 'PostgreSQL'],
  [5900, 'VNC'],
  [6379, 'Redis'],
  [9200, 'Elasticsearch'],
  [11211, 'Memcached'],
  [27017, 'MongoDB'],
]

/** Ports of public web pages. */
const WEB_PORTS = [80, 443].map((port) => ({ from: port, to: port }))

/** Normalized rule for comparisons. */
interface Scope {
  readonly place: number
  /** Displayed number: position among the rules of its direction, from 1. */
  readonly number: number
  readonly rule: FirewallRuleFacts
  readonly spans: readonly PortSpan[]
  readonly peers: readonly AddressRange[]
}

/**
 * Findings in an ordered list of rules: duplicates, rules fully covered by an earlier one, and rules that open
 * non-web ports to everyone. Disabled rules and rules that never apply are skipped.
 *
 * Compares with one earlier rule at a time, so coverage by several rules together is not found.
 */
export function findingsOf(rules: readonly FirewallRuleFacts[]): FirewallFindingFacts[] {
  const earlier: Record<FirewallDirection, Scope[]> = { inbound: [], outbound: [] }
  const counts: Record<FirewallDirection, number> = { inbound: 0, outbound: 0 }
  const findings: FirewallFindingFacts[] = []
  for (const [place, rule] of rules.entries()) {
    counts[rule.direction]++
    if (!rule.enabled) continue
    const scope = scopeOf(rule, place, counts[rule.direction])
    const before = earlier[rule.direction]
    const finding = findRedundancy(scope, before) ?? openToWorld(scope)
    if (finding !== null) findings.push(finding)
    before.push(scope)
  }
  return findings
}

function scopeOf(rule: FirewallRuleFacts, place: number, number: number): Scope {
  const peers = rule.peers.flatMap((peer) => {
    const parsed = parseCidr(peer)
    return parsed.ok ? [parsed.range] : []
  })
  return {
    place,
    number,
    rule,
    spans: spansOf(hasPorts(rule.protocol) ? rule.ports : []),
    peers,
  }
}

function findRedundancy(scope: Scope, earlier: readonly Scope[]): FirewallFindingFacts | null {
  const { place, rule } = scope
  const because = earlier.find((it) => decidesAllOf(it, scope))
  if (because === undefined) return null
  const named = `${rule.direction} rule ${because.number}`
  return isSame(because, scope)
    ? {
        code: 'duplicate',
        severity: 'info',
        rule: place,
        because: because.place,
        message: `Duplicate of ${named}.`,
      }
    : {
        code: 'shadowed',
        severity: 'warning',
        rule: place,
        because: because.place,
        message: `Never applies, because ${named} matches all of its traffic first.`,
      }
}

function decidesAllOf(earlier: Scope, later: Scope): boolean {
  return (
    (earlier.rule.protocol === 'any' || earlier.rule.protocol === later.rule.protocol) &&
    later.spans.every((span) => isWithin(span, earlier.spans)) &&
    later.peers.every((range) => coversRange(earlier.peers, range))
  )
}

function coverEachOther(a: readonly AddressRange[], b: readonly AddressRange[]): boolean {
  return a.every((range) => coversRange(b, range)) && b.every((range) => coversRange(a, range))
}

function isSame(a: Scope, b: Scope): boolean {
  return (
    a.rule.action === b.rule.action &&
    a.rule.protocol === b.rule.protocol &&
    coverEachOther(a.peers, b.peers) &&
    a.spans.length === b.spans.length &&
    a.spans.every((span, index) => span.from === b.spans[index]?.from && span.to === b.spans[index]?.to)
  )
}

/** Pings are allowed: they open no service. */
function openToWorld({ rule, place, spans, peers }: Scope): FirewallFindingFacts | null {
  const { direction, action, protocol } = rule
  if (direction !== 'inbound' || action !== 'allow' || protocol === 'icmp' || !coversEverywhere(peers))
    return null
  const finding = (severity: 'warning' | 'critical', message: string): FirewallFindingFacts => ({
    code: 'open_to_world',
    severity,
    rule: place,
    because: null,
    message,
  })
  if (protocol === 'any') return finding('critical', 'Allows all traffic from anywhere.')
  if (rule.ports.length === 0)
    return finding('critical', `Allows every ${labels[protocol]} port from anywhere.`)
  const guarded = GUARDED_PORTS.filter(([port]) => spans.some((span) => span.from <= port && port <= span.to))
  const [first, ...others] = guarded
  if (first !== undefined) {
    const ports = others.length === 1 ? 'port' : 'ports'
    const more = others.length === 0 ? '' : ` and ${others.length} more sensitive ${ports}`
    return finding('critical', `Allows ${first[1]} (port ${first[0]})${more} from anywhere.`)
  }
  if (spans.every((span) => isWithin(span, WEB_PORTS))) return null
  return finding('warning', `Allows ${labels[protocol]} ${listOfPorts(rule.ports)} from anywhere.`)
}

const labels: Readonly<Record<FirewallProtocol, string>> = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  any: 'any',
}

/** Number of findings by severity. */
export function countFindings(
  findings: readonly FirewallFindingFacts[],
): Record<FirewallFindingFacts['severity'], number> {
  const counts = { info: 0, warning: 0, critical: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
