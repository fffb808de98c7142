import * as limits from '#src/api/generated/limits.gen.ts'
import type { LoadBalancerRouting } from '#src/api/generated/types.gen.ts'
import { routingProblems } from '#src/domain/load-balancer-routing.ts'
import type { FieldProblems } from '#src/resources/create/field-problems.ts'
import { z } from '#src/ui/zod.ts'

/** Targets of a rule. */
export interface TargetChoice {
  /** False for all targets. */
  readonly isLimited: boolean
  /** Kept while all targets are chosen. */
  readonly vmIds: readonly string[]
}

/** Form values of a rule. */
export interface RuleDraft extends TargetChoice {
  /** Empty for any host. */
  readonly host: string
  readonly path: string
}

export interface RoutingDraft {
  readonly rules: readonly RuleDraft[]
  /** For requests that no rule matches. */
  readonly otherwise: TargetChoice
}

const targetChoice = { isLimited: z.boolean(), vmIds: z.array(z.string()) }

/** Schema of a stored draft. */
export const routingDraftSchema: z.ZodMiniType<RoutingDraft> = z.object({
  rules: z.array(z.object({ host: z.string(), path: z.string(), ...targetChoice })),
  otherwise: z.object(targetChoice),
})

export const MAX_RULES = limits.LoadBalancerRouting.rules.maxItems

export const NEW_RULE: RuleDraft = { host: '', path: '/', isLimited: false, vmIds: [] }

const choiceOf = (vmIds: readonly string[]): TargetChoice => ({ isLimited: vmIds.length > 0, vmIds })

export function toRoutingDraft({ rules, defaultVmIds }: LoadBalancerRouting): RoutingDraft {
  return {
    rules: rules.map(({ host, path, vmIds }) => ({ host: host ?? '', path, ...choiceOf(vmIds) })),
    otherwise: choiceOf(defaultVmIds),
  }
}

const chosen = ({ isLimited, vmIds }: TargetChoice): string[] => (isLimited ? [...vmIds] : [])

/** Converts to the request format. */
export function toRouting({ rules, otherwise }: RoutingDraft): LoadBalancerRouting {
  return {
    rules: rules.map(({ host, path, ...choice }) => ({
      host: host === '' ? null : host,
      path,
      vmIds: chosen(choice),
    })),
    defaultVmIds: chosen(otherwise),
  }
}

/** Returns errors by request field. */
export function routingDraftProblems(draft: RoutingDraft): FieldProblems {
  const problems: Record<string, string> = {}
  for (const [field, problem] of Object.entries(routingProblems(toRouting(draft)))) {
    problems[`routing.${field}`] = problem
  }
  const check = ({ isLimited, vmIds }: TargetChoice, field: string) => {
    if (isLimited && vmIds.length === 0) problems[field] = 'Choose a target.'
  }
  draft.rules.forEach((rule, index) => {
    check(rule, `routing.rules.${index}.vmIds`)
  })
  check(draft.otherwise, 'routing.defaultVmIds')
  return problems
}

/** Host and path of an address as typed: `shop.example/api`, also with `https://`, a port and a query string. */
export function parseAddress(text: string): { readonly host: string; readonly path: string } {
  const [address = ''] = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .split(/[?#]/)
  const slash = address.indexOf('/')
  const host = slash === -1 ? address : address.slice(0, slash)
  return {
    host: host.replace(/:\d*$/, '').toLowerCase(),
    path: slash === -1 ? '/' : address.slice(slash),
  }
}
