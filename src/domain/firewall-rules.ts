/**
 * What a firewall rule may say, and what is worth a second look. Read by the console's rule editor and by the mock, so
 * that the editor says at once what the server would.
 *
 * Pure: no React, no fetch, no clock.
 */
import { type AddressRange, coversEverywhere, coversRange, readCidr } from './cidr.ts'
import type { FirewallDirection, FirewallProtocol, FirewallRuleAction } from './firewall.ts'
import { isWithin, listOfPorts, type PortRange, type PortSpan, spansOf } from './ports.ts'

/** A rule, stored or not. */
export interface FirewallRuleFacts {
  readonly direction: FirewallDirection
  readonly action: FirewallRuleAction
  readonly protocol: FirewallProtocol
  /** Empty for all. */
  readonly ports: readonly PortRange[]
  /** CIDR ranges of the other side. */
  readonly peers: readonly string[]
  readonly description: string
  /** One that is not is kept, and passed over. */
  readonly enabled: boolean
}

/** The most that the contract takes in one rule. */
export const MAX_RULE_PORTS = 20
export const MAX_RULE_PEERS = 50
export const MAX_RULE_DESCRIPTION = 200
/** The most rules in one set, whatever the plan. */
export const MAX_FIREWALL_RULES = 2000

/** ICMP has no ports (RFC 792), and "any" has protocols that have none. */
export function hasPorts(protocol: FirewallProtocol): boolean {
  return protocol === 'tcp' || protocol === 'udp'
}

/** What is wrong with a rule. The pointer leads into the rule: `/ports/0`. */
export interface FirewallRuleProblem {
  readonly code: 'invalid_cidr' | 'invalid_ports'
  readonly pointer: string
  readonly message: string
}

/** What the schema of a rule can't say. Empty for a rule that makes sense. */
export function problemsOfRule({ protocol, ports, peers }: FirewallRuleFacts): FirewallRuleProblem[] {
  const problems: FirewallRuleProblem[] = []
  if (!hasPorts(protocol) && ports.length > 0) {
    const message = protocol === 'icmp' ? 'ICMP has no ports.' : 'Choose TCP or UDP to name ports.'
    problems.push({ code: 'invalid_ports', pointer: '/ports', message })
  }
  for (const [index, { from, to }] of ports.entries()) {
    if (from <= to) continue
    const message = `Begins at ${from} and ends at ${to}.`
    problems.push({ code: 'invalid_ports', pointer: `/ports/${index}`, message })
  }
  for (const [index, peer] of peers.entries()) {
    const reading = readCidr(peer)
    if (reading.ok) continue
    problems.push({ code: 'invalid_cidr', pointer: `/peers/${index}`, message: reading.message })
  }
  return problems
}

export interface FirewallFindingFacts {
  readonly code: 'duplicate' | 'shadowed' | 'open_to_world'
  readonly severity: 'info' | 'warning' | 'critical'
  /** Its place among the rules, from 0. */
  readonly rule: number
  /** The place of the earlier rule that makes it needless; null when there is none. */
  readonly because: number | null
  /** One sentence for a person. */
  readonly message: string
}

/** Ports through which a whole machine can be taken over, or its data read: never meant for everybody. */
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

/** Web pages are there for everybody. */
const WEB_PORTS = [80, 443].map((port) => ({ from: port, to: port }))

/** A rule as it is compared. */
interface Scope {
  readonly place: number
  /** Its number among those of its direction, from 1: how people speak of it. */
  readonly number: number
  readonly rule: FirewallRuleFacts
  readonly spans: readonly PortSpan[]
  readonly peers: readonly AddressRange[]
}

/**
 * What is worth a second look in rules that apply in this order: one that is given twice, one that an earlier one
 * leaves nothing to, and one that lets in everybody, and not only to web pages. Rules that are not enabled are passed
 * over, and so are those that never apply: they let in nobody.
 *
 * Looks at earlier rules one by one: that several together leave nothing to a later one is not found.
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
    const finding = needless(scope, before) ?? openToWorld(scope)
    if (finding !== null) findings.push(finding)
    before.push(scope)
  }
  return findings
}

function scopeOf(rule: FirewallRuleFacts, place: number, number: number): Scope {
  const peers = rule.peers.flatMap((peer) => {
    const reading = readCidr(peer)
    return reading.ok ? [reading.range] : []
  })
  return {
    place,
    number,
    rule,
    spans: spansOf(hasPorts(rule.protocol) ? rule.ports : []),
    peers,
  }
}

function needless(scope: Scope, earlier: readonly Scope[]): FirewallFindingFacts | null {
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
        message: `The same as ${named}.`,
      }
    : {
        code: 'shadowed',
        severity: 'warning',
        rule: place,
        because: because.place,
        message: `Never applies, since ${named} decides all of it.`,
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

/** Pings are let in by everybody's leave: they open no service. */
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
  if (protocol === 'any') return finding('critical', 'Everybody reaches everything.')
  if (rule.ports.length === 0) return finding('critical', `Everybody reaches every ${labels[protocol]} port.`)
  const guarded = GUARDED_PORTS.filter(([port]) => spans.some((span) => span.from <= port && port <= span.to))
  const [first, ...others] = guarded
  if (first !== undefined) {
    const more = others.length === 0 ? '' : ` and ${others.length} more that should be guarded`
    return finding('critical', `Everybody reaches ${first[1]} (port ${first[0]})${more}.`)
  }
  if (spans.every((span) => isWithin(span, WEB_PORTS))) return null
  return finding('warning', `Everybody reaches ${labels[protocol]} ${listOfPorts(rule.ports)}.`)
}

const labels: Readonly<Record<FirewallProtocol, string>> = {
  tcp: 'TCP',
  udp: 'UDP',
  icmp: 'ICMP',
  any: 'any',
}

/** How many findings of each severity. */
export function countFindings(
  findings: readonly FirewallFindingFacts[],
): Record<FirewallFindingFacts['severity'], number> {
  const counts = { info: 0, warning: 0, critical: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}
