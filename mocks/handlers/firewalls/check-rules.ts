import type { FirewallRuleInput } from '#src/api/generated/types.gen.ts'
import type { FirewallPlanEntry } from '#src/domain/firewall-catalog.ts'
import { ruleProblems } from '#src/domain/firewall-rules.ts'
import type { FirewallRuleRow } from '../../db/index.ts'
import { type FieldError, Problem } from '../../engine/problem.ts'
import type { Context, OperationId } from '../../engine/types.ts'
import { atField } from '../shared/at-field.ts'
import { unknownReferences } from '../shared/references.ts'

/**
 * Validates rules with the domain's checks. Reports invalid ranges before invalid ports.
 *
 * @param pointer JSON pointer of the rules in the body
 * @throws Problem 422 `invalid_cidr`, `invalid_ports`, listing every field with that error
 */
export function checkRules(rules: readonly FirewallRuleInput[], pointer = '/rules'): void {
  const problems = rules.flatMap((rule, index) =>
    ruleProblems(rule).map((it) => ({ ...it, pointer: `${pointer}/${index}${it.pointer}` })),
  )
  for (const code of ['invalid_cidr', 'invalid_ports'] as const) {
    const errors = problems.filter((it) => it.code === code).map((it): FieldError => ({ in: 'body', ...it }))
    const [first] = errors
    if (first !== undefined) throw new Problem(422, code, { detail: first.message, errors })
  }
}

/** @throws Problem 409 `plan_limit_reached` */
export function checkRuleLimit({ name, maxRules }: FirewallPlanEntry, count: number, pointer: string): void {
  if (maxRules === null || count <= maxRules) return
  const message = `The plan ${name} allows ${maxRules} rules, and there are ${count}. Remove rules or choose a larger plan.`
  throw atField(409, 'plan_limit_reached', pointer, message)
}

/**
 * Assigns ids to the rules of a body: a rule sent with an id keeps it, others get a new one.
 *
 * @param known ids that may be sent, each once
 * @param pointer JSON pointer of the rules in the body
 * @throws Problem 422 `unknown_reference` for each unknown or repeated id
 */
export function assignRuleIds(
  { random }: Pick<Context<OperationId>, 'random'>,
  rules: readonly FirewallRuleInput[],
  known: Iterable<string>,
  pointer = '/rules',
): FirewallRuleRow[] {
  const left = new Set(known)
  const unknown = rules.flatMap(({ id }, index): FieldError[] =>
    id === undefined || left.delete(id)
      ? []
      : [
          {
            in: 'body',
            pointer: `${pointer}/${index}/id`,
            code: 'unknown_reference',
            message: 'The firewall has no rule with this ID, or the ID appears twice.',
          },
        ],
  )
  if (unknown.length > 0) throw unknownReferences(unknown)
  return rules.map((rule, index) => ({ ...rule, id: rule.id ?? random('rule', index).id('rule') }))
}
