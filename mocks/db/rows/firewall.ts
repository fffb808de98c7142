import {
  FIREWALL_DIRECTIONS,
  FIREWALL_PROTOCOLS,
  FIREWALL_RULE_ACTIONS,
  firewallLifeCycle,
} from '#src/domain/firewall.ts'
import { z } from '../../kernel/zod.ts'
import { actor, id, port, time } from './fields.ts'
import { resource, tags } from './resource.ts'

const firewallRule = z.strictObject({
  id,
  direction: z.enum(FIREWALL_DIRECTIONS),
  action: z.enum(FIREWALL_RULE_ACTIONS),
  protocol: z.enum(FIREWALL_PROTOCOLS),
  /** Inclusive ranges; empty for all ports. */
  ports: z.array(z.strictObject({ from: port, to: port })),
  /** RFC 4632 and RFC 4291 notation. */
  peers: z.array(z.string()),
  description: z.string(),
  enabled: z.boolean(),
})
export type FirewallRuleRow = z.infer<typeof firewallRule>

export const firewallRow = z.lazy(() =>
  z.strictObject({
    ...resource(firewallLifeCycle, {}),
    tags,
    description: z.string(),
    planId: z.string(),
    defaultInbound: z.enum(FIREWALL_RULE_ACTIONS),
    defaultOutbound: z.enum(FIREWALL_RULE_ACTIONS),
    /** The first matching rule applies. */
    rules: z.array(firewallRule),
    /** Number of changes to the rules; used as their ETag. */
    rulesRevision: z.int(),
    rulesUpdatedAt: time,
    rulesUpdatedBy: actor,
  }),
)
export type FirewallRow = z.infer<typeof firewallRow>

/** Assignment of a firewall to a VM. */
export const firewallAssignmentRow = z.lazy(() =>
  z.strictObject({
    id,
    organizationId: id,
    firewallId: id,
    vmId: id,
    assignedAt: time,
  }),
)
export type FirewallAssignmentRow = z.infer<typeof firewallAssignmentRow>
