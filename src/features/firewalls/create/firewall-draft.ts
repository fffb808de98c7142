import * as limits from '#src/api/generated/limits.gen.ts'
import type { FirewallCatalog, FirewallCreate } from '#src/api/generated/types.gen.ts'
import type { KeyedRuleSet } from '#src/domain/firewall-changes.ts'
import { MAX_TAGS, nameProblem } from '#src/domain/labels.ts'
import { type FieldProblems, tagsProblem } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'
import { descriptionProblem } from '../description-problem.ts'
import { toRuleSetInput } from '../rules/rule-set.ts'
import { storedRuleSetSchema } from '../rules/stored-rules.ts'
import { STARTING_RULES, type StartingRules, startingRules } from './starting-rules.ts'

/** Form values of a new firewall. Always complete enough for a price, but not necessarily valid. */
export interface FirewallDraft {
  readonly name: string
  readonly description: string
  readonly planId: string
  readonly start: StartingRules
  readonly ruleSet: KeyedRuleSet
  readonly vms: readonly { readonly id: string; readonly name: string }[]
  readonly tags: readonly string[]
}

export function initialDraft({ plans }: FirewallCatalog): FirewallDraft {
  return {
    name: '',
    description: '',
    planId: plans[0]?.id ?? '',
    start: 'closed',
    ruleSet: startingRules('closed'),
    vms: [],
    tags: [],
  }
}

/** Client-side copy of the server's rules, for immediate feedback. */
export function draftProblems(draft: FirewallDraft, { plans }: FirewallCatalog): FieldProblems {
  const problems: Record<string, string> = {}
  const name = nameProblem(draft.name)
  if (name !== null) problems.name = name
  const description = descriptionProblem(draft.description)
  if (description !== null) problems.description = description
  const plan = plans.find(({ id }) => id === draft.planId)
  const count = draft.ruleSet.rules.length
  if (plan === undefined) problems.planId = 'Choose a plan.'
  else if (plan.maxRules !== null && count > plan.maxRules) {
    problems.planId = `${plan.name} allows ${plan.maxRules} rules, and you have ${count}. Remove rules or choose a larger plan.`
  }
  return { ...problems, ...tagsProblem(draft.tags) }
}

/** Body of `createFirewall`. */
export function toRequest({ name, description, planId, ruleSet, vms, tags }: FirewallDraft): FirewallCreate {
  return {
    name,
    ...(description !== '' && { description }),
    planId,
    ruleSet: toRuleSetInput(ruleSet),
    ...(vms.length > 0 && { vmIds: vms.map(({ id }) => id) }),
    ...(tags.length > 0 && { tags: [...tags] }),
  }
}

// Stored draft -------------------------------------------------------------------------------------------------

const text = z.string()

/** Schema of a stored draft. */
export const storedDraftSchema: z.ZodMiniType<FirewallDraft> = z.object({
  name: text,
  description: text,
  planId: text,
  start: z.enum(STARTING_RULES),
  ruleSet: storedRuleSetSchema,
  vms: z.array(z.object({ id: text, name: text })).check(z.maxLength(limits.FirewallCreate.vmIds.maxItems)),
  tags: z.array(text).check(z.maxLength(MAX_TAGS)),
})
