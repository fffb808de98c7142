import type { AlertRule } from '#src/api/generated/types.gen.ts'
import { ALERT_SEVERITIES } from '#src/domain/alert.ts'
import { CONTAINER_NAMESPACES } from '#src/domain/container.ts'
import { RESOURCE_TYPES } from '#src/domain/resource-type.ts'
import { z } from '#src/ui/zod.ts'
import { copyOf, NEW_RULE, type RuleFields, toFields } from './rule-fields.ts'

/** Subject of the form: a new rule, a copy of a rule (`like`), or an existing rule. */
export type RuleSubject =
  | { readonly kind: 'new'; readonly like: AlertRule | null }
  | { readonly kind: 'edit'; readonly rule: AlertRule }

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

/** Initial draft of a form. */
export function draftOf(subject: RuleSubject): RuleDraft {
  if (subject.kind === 'new')
    return { base: null, fields: subject.like === null ? NEW_RULE : copyOf(subject.like) }
  const fields = toFields(subject.rule)
  return { base: { etag: subject.rule.etag, fields }, fields }
}

/** Part of the draft's storage key. */
export function draftName(subject: RuleSubject): string {
  if (subject.kind === 'edit') return `alert-rule-${subject.rule.id}`
  return subject.like === null ? 'alert-rule' : `alert-rule-like-${subject.like.id}`
}
