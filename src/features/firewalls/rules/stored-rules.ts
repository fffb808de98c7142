import { FIREWALL_DIRECTIONS, FIREWALL_PROTOCOLS, FIREWALL_RULE_ACTIONS } from '#src/domain/firewall.ts'
import type { KeyedRuleSet } from '#src/domain/firewall-changes.ts'
import { LAST_PORT } from '#src/domain/ports.ts'
import { z } from '#src/ui/zod.ts'

/** Stored rule changes with their base version. */
export interface StoredRules {
  readonly etag: string
  readonly base: KeyedRuleSet
  readonly draft: KeyedRuleSet
}

const text = z.string().check(z.maxLength(400))
const port = z.int().check(z.minimum(1), z.maximum(LAST_PORT))
const action = z.enum(FIREWALL_RULE_ACTIONS)

/** Schema of stored rules. Storage is untrusted input. */
export const storedRuleSetSchema: z.ZodMiniType<KeyedRuleSet> = z.object({
  defaultInbound: action,
  defaultOutbound: action,
  rules: z.array(
    z.object({
      key: text,
      direction: z.enum(FIREWALL_DIRECTIONS),
      action,
      protocol: z.enum(FIREWALL_PROTOCOLS),
      ports: z.array(z.object({ from: port, to: port })),
      peers: z.array(text),
      description: text,
      enabled: z.boolean(),
    }),
  ),
})

export const storedRulesSchema: z.ZodMiniType<StoredRules> = z.object({
  etag: text,
  base: storedRuleSetSchema,
  draft: storedRuleSetSchema,
})
