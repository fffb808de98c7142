import type { FirewallRuleSet, FirewallRuleSetInput } from '#src/api/generated/types.gen.ts'
import type { KeyedRule, KeyedRuleSet } from '#src/domain/firewall-changes.ts'

/** Key prefix of unsaved rules. API IDs never start with it. */
const NEW_KEY_PREFIX = 'new-'

/** Key of an unsaved rule. Random, so it is unique among stored drafts too. */
export function newKey(): string {
  return `${NEW_KEY_PREFIX}${Math.random().toString(36).slice(2)}`
}

/** Converts stored rules to the editor's format, with IDs as keys. */
export function toKeyedRules({ defaultInbound, defaultOutbound, rules }: FirewallRuleSet): KeyedRuleSet {
  return { defaultInbound, defaultOutbound, rules: rules.map(({ id, ...facts }) => ({ ...facts, key: id })) }
}

/** Converts to the request format. Unsaved rules have no ID. */
export function toRuleSetInput({
  defaultInbound,
  defaultOutbound,
  rules,
}: KeyedRuleSet): FirewallRuleSetInput {
  return {
    defaultInbound,
    defaultOutbound,
    rules: rules.map(({ key, ports, peers, ...facts }) => ({
      ...facts,
      ports: ports.map((range) => ({ ...range })),
      peers: [...peers],
      ...(!key.startsWith(NEW_KEY_PREFIX) && { id: key }),
    })),
  }
}

/** Copy of the rules with a duplicate of one rule, unsaved, right behind it. */
export function withCopyOf(rules: readonly KeyedRule[], key: string): readonly KeyedRule[] {
  return rules.flatMap((rule) => (rule.key === key ? [rule, { ...rule, key: newKey() }] : [rule]))
}

/** Copy of the rules with the rule of the same key replaced, or the rule appended. */
export function withRule(rules: readonly KeyedRule[], rule: KeyedRule): readonly KeyedRule[] {
  const isKnown = rules.some((it) => it.key === rule.key)
  return isKnown ? rules.map((it) => (it.key === rule.key ? rule : it)) : [...rules, rule]
}

/** Copy of the rules with a removed one restored behind the nearest of its predecessors in `before`. */
export function withRestored(
  rules: readonly KeyedRule[],
  before: readonly KeyedRule[],
  removed: KeyedRule,
): readonly KeyedRule[] {
  const index = before.findIndex(({ key }) => key === removed.key)
  const predecessors = before.slice(0, index).toReversed()
  const anchor = predecessors.find(({ key }) => rules.some((it) => it.key === key))
  const at = anchor === undefined ? 0 : rules.findIndex(({ key }) => key === anchor.key) + 1
  return rules.toSpliced(at, 0, removed)
}
