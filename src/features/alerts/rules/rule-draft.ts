import { ALERT_SEVERITIES } from '#src/domain/alert.ts'
import { CONTAINER_NAMESPACES } from '#src/domain/container.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '#src/ui/zod.ts'
import type { RuleFields } from './rule-fields.ts'

/** Form values and the rule version they are based on; `base` is null for a new rule. */
export interface RuleDraft {
  readonly base: { readonly etag: string; readonly fields: RuleFields } | null
  readonly fields: RuleFields
}

const fields = z.object({
  name: z.string(),
  condition: z.string(),
  durationMinutes: z.number(),
  severity: z.enum(ALERT_SEVERITIES),
  description: z.string(),
  channelIds: z.array(z.string()),
  resources: z.array(
    z.object({
      id: z.string(),
      type: z.enum(RESOURCE_TYPES),
      name: z.string(),
      namespace: z.nullable(z.enum(CONTAINER_NAMESPACES)),
    }),
  ),
})

/** Schema of a stored draft. */
export const storedRuleSchema: z.ZodMiniType<RuleDraft> = z.object({
  base: z.nullable(z.object({ etag: z.string(), fields })),
  fields,
})
