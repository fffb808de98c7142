import type { FirewallRuleSet, FirewallRuleSetInput } from '#src/api/generated/types.gen.ts'
import type { KeyedRule, KeyedRuleSet } from '#src/domain/firewall-changes.ts'

/** What tells a rule that is not stored yet from one that is: ids of the API never look like this. */
const NEW = 'new-'

/** A key for a rule that is not stored yet; unlike any other, also of a draft that was kept over a reload. */
export function newKey(): string {
  return `${NEW}${Math.random().toString(36).slice(2)}`
}

/** As the editor holds them: stored rules by their ids. */
export function keyed({ defaultInbound, defaultOutbound, rules }: FirewallRuleSet): KeyedRuleSet {
  return { defaultInbound, defaultOutbound, rules: rules.map(({ id, ...facts }) => ({ ...facts, key: id })) }
}

/** As the API takes them: a rule that is not stored yet has no id. */
export function inputOf({ defaultInbound, defaultOutbound, rules }: KeyedRuleSet): FirewallRuleSetInput {
  return {
    defaultInbound,
    defaultOutbound,
    rules: rules.map(({ key, ports, peers, ...facts }) => ({
      ...facts,
      ports: ports.map((range) => ({ ...range })),
      peers: [...peers],
      ...(!key.startsWith(NEW) && { id: key }),
    })),
  }
}

/** The rule at a place that follows from another: right behind it, and not stored yet. */
export function withCopyOf(rules: readonly KeyedRule[], key: string): readonly KeyedRule[] {
  return rules.flatMap((rule) => (rule.key === key ? [rule, { ...rule, key: newKey() }] : [rule]))
}

/** The rules with this one in the place of the one that has its key, or at the end. */
export function withRule(rules: readonly KeyedRule[], rule: KeyedRule): readonly KeyedRule[] {
  const isKnown = rules.some((it) => it.key === rule.key)
  return isKnown ? rules.map((it) => (it.key === rule.key ? rule : it)) : [...rules, rule]
}
