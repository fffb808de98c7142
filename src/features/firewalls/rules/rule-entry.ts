import { type ParsedRanges, parseRanges } from '#src/domain/cidr-list.ts'
import {
  FIREWALL_DIRECTIONS,
  FIREWALL_PROTOCOLS,
  FIREWALL_RULE_ACTIONS,
  type FirewallDirection,
  type FirewallProtocol,
  type FirewallRuleAction,
} from '#src/domain/firewall.ts'
import type { KeyedRule } from '#src/domain/firewall-changes.ts'
import { hasPorts, MAX_RULE_DESCRIPTION, MAX_RULE_PEERS, MAX_RULE_PORTS } from '#src/domain/firewall-rules.ts'
import { listOfPorts, parsePorts } from '#src/domain/ports.ts'
import { lengthProblem } from '#src/domain/text-length.ts'
import { z } from '#src/ui/zod.ts'

/** Form values of a rule. */
export interface RuleEntry {
  readonly direction: FirewallDirection
  readonly action: FirewallRuleAction
  readonly protocol: FirewallProtocol
  readonly ports: string
  /** One per line, or separated by commas. */
  readonly peers: string
  readonly description: string
  readonly enabled: boolean
}

/** Schema of a stored draft. */
export const storedEntrySchema: z.ZodMiniType<RuleEntry> = z.object({
  direction: z.enum(FIREWALL_DIRECTIONS),
  action: z.enum(FIREWALL_RULE_ACTIONS),
  protocol: z.enum(FIREWALL_PROTOCOLS),
  ports: z.string(),
  peers: z.string(),
  description: z.string(),
  enabled: z.boolean(),
})

export function emptyEntry(direction: FirewallDirection): RuleEntry {
  return {
    direction,
    action: 'allow',
    protocol: 'tcp',
    ports: '',
    peers: '',
    description: '',
    enabled: true,
  }
}

export function toEntry({ key: _, ports, peers, ...rule }: KeyedRule): RuleEntry {
  return { ...rule, ports: listOfPorts(ports), peers: peers.join('\n') }
}

interface RuleEntryProblems {
  readonly ports?: string
  readonly peers?: string
  readonly description?: string
}

/** Parsed rule, or errors by field. */
export type ParsedEntry =
  | { readonly ok: true; readonly rule: Omit<KeyedRule, 'key'> }
  | { readonly ok: false; readonly problems: RuleEntryProblems }

export function parseEntry(entry: RuleEntry): ParsedEntry {
  const { ports: portText, peers: peerText, ...facts } = entry
  const problems: { -readonly [Field in keyof RuleEntryProblems]: string } = {}
  // Ignore the value of a disabled field.
  const ports = parsePorts(hasPorts(entry.protocol) ? portText : '')
  if (!ports.ok) problems.ports = ports.message
  else if (ports.ports.length > MAX_RULE_PORTS) problems.ports = `Use at most ${MAX_RULE_PORTS} ranges.`

  const peers = parsePeers(peerText)
  if (!peers.ok) problems.peers = peers.message
  const tooLong = lengthProblem(entry.description.trim(), MAX_RULE_DESCRIPTION)
  if (tooLong !== undefined) problems.description = tooLong
  if (!ports.ok || !peers.ok || Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    rule: { ...facts, description: entry.description.trim(), ports: ports.ports, peers: peers.ranges },
  }
}

function parsePeers(text: string): ParsedRanges {
  const parsed = parseRanges(text, MAX_RULE_PEERS)
  if (!parsed.ok || parsed.ranges.length > 0) return parsed
  return { ok: false, message: 'Add at least one address range.' }
}
