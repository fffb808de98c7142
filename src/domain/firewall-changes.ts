/**
 * Differences between two versions of a firewall's rules, and rebasing of staged edits onto a newer version.
 *
 * Pure: no React, no fetch, no clock.
 */
import type { FirewallDirection, FirewallRuleAction } from './firewall.ts'
import type { FirewallRuleFacts } from './firewall-rules.ts'

/** Rule with a stable key: its id, or a key assigned by the editor before it has one. */
export interface KeyedRule extends FirewallRuleFacts {
  readonly key: string
}

/** A version of the rules. */
export interface RuleSetFacts<Rule extends FirewallRuleFacts = FirewallRuleFacts> {
  readonly defaultInbound: FirewallRuleAction
  readonly defaultOutbound: FirewallRuleAction
  readonly rules: readonly Rule[]
}

export type KeyedRuleSet = RuleSetFacts<KeyedRule>

const DEFAULT_FIELDS = ['defaultInbound', 'defaultOutbound'] as const

/** Change of a rule; an edited and moved rule has two. */
export type RuleChange = 'added' | 'edited' | 'moved'

export interface RuleSetChanges {
  /** By key, without unchanged rules. */
  readonly rules: ReadonlyMap<string, ReadonlySet<RuleChange>>
  /** In their previous order. */
  readonly removed: readonly KeyedRule[]
  readonly defaults: ReadonlySet<(typeof DEFAULT_FIELDS)[number]>
  /** Total number of changes. */
  readonly count: number
}

/** Changes between two versions. Reports as few moved rules as possible. */
export function changesBetween(before: KeyedRuleSet, after: KeyedRuleSet): RuleSetChanges {
  const old = byKey(before)
  const kept = byKey(after)
  const rules = new Map<string, Set<RuleChange>>()
  const mark = (key: string, change: RuleChange) => rules.set(key, (rules.get(key) ?? new Set()).add(change))

  for (const rule of after.rules) {
    const was = old.get(rule.key)
    if (was === undefined) mark(rule.key, 'added')
    else if (!isSameRule(was, rule)) mark(rule.key, 'edited')
  }
  for (const direction of ['inbound', 'outbound'] as const) {
    for (const key of movedKeys(before, after, direction)) mark(key, 'moved')
  }
  const removed = before.rules.filter(({ key }) => !kept.has(key))
  const defaults = new Set(DEFAULT_FIELDS.filter((field) => before[field] !== after[field]))
  const marks = [...rules.values()].reduce((sum, it) => sum + it.size, 0)
  return { rules, removed, defaults, count: marks + removed.length + defaults.size }
}

function byKey({ rules }: KeyedRuleSet): Map<string, KeyedRule> {
  return new Map(rules.map((rule) => [rule.key, rule]))
}

/** True if two rules have the same content, regardless of id and position. */
function isSameRule(a: FirewallRuleFacts, b: FirewallRuleFacts): boolean {
  return (
    a.direction === b.direction &&
    a.action === b.action &&
    a.protocol === b.protocol &&
    a.enabled === b.enabled &&
    a.description === b.description &&
    a.peers.length === b.peers.length &&
    a.peers.every((peer, index) => peer === b.peers[index]) &&
    a.ports.length === b.ports.length &&
    a.ports.every(({ from, to }, index) => from === b.ports[index]?.from && to === b.ports[index]?.to)
  )
}

/** True if both have the same rules in the same order, whatever their ids. */
export function isSameRuleSet(a: RuleSetFacts, b: RuleSetFacts): boolean {
  return (
    DEFAULT_FIELDS.every((field) => a[field] === b[field]) &&
    a.rules.length === b.rules.length &&
    a.rules.every((rule, index) => {
      const other = b.rules[index]
      return other !== undefined && isSameRule(rule, other)
    })
  )
}

/** The order matters only within a direction. */
function movedKeys(before: KeyedRuleSet, after: KeyedRuleSet, direction: FirewallDirection): string[] {
  const was = before.rules.filter((rule) => rule.direction === direction)
  const places = new Map(was.map(({ key }, place) => [key, place]))
  const common = after.rules.flatMap((rule) => {
    const place = rule.direction === direction ? places.get(rule.key) : undefined
    return place === undefined ? [] : [{ key: rule.key, place }]
  })
  const steady = longestAscent(common.map(({ place }) => place))
  return common.filter((_, index) => !steady.has(index)).map(({ key }) => key)
}

/** Indexes of a longest increasing subsequence: the rules that did not move. */
function longestAscent(values: readonly number[]): ReadonlySet<number> {
  // `ends[n]` is the position of the smallest end of an increasing subsequence of length n + 1.
  const ends: number[] = []
  const before: number[] = []
  for (const [index, value] of values.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    before[index] = low === 0 ? -1 : (ends[low - 1] as number)
    ends[low] = index
  }
  const steady = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] as number) steady.add(index)
  return steady
}

/**
 * Applies my changes on top of somebody else's version. My additions, edits, moves and removals win; everything else
 * is theirs. A rule that I edited and they removed comes back as a new rule, so no input is lost.
 *
 * @param rekey creates a key for a rule that comes back
 */
export function rebase(
  base: KeyedRuleSet,
  mine: KeyedRuleSet,
  theirs: KeyedRuleSet,
  rekey: (key: string) => string,
): KeyedRuleSet {
  const { rules: marks, removed, defaults } = changesBetween(base, mine)
  const gone = new Set(removed.map(({ key }) => key))
  const result = theirs.rules.filter(({ key }) => !gone.has(key))

  /** Key of the last of my rules in the result, by direction: an added or moved rule goes after it. */
  const previous: Record<FirewallDirection, string | null> = { inbound: null, outbound: null }
  for (const rule of mine.rules) {
    const { direction } = rule
    const changed = marks.get(rule.key)
    const at = result.findIndex(({ key }) => key === rule.key)
    const theirRule = result[at]
    if (theirRule === undefined) {
      if (!changed?.has('added') && !changed?.has('edited')) continue
      const added = changed.has('added') ? rule : { ...rule, key: rekey(rule.key) }
      insertAfter(result, added, previous[direction])
      previous[direction] = added.key
      continue
    }
    const next = changed?.has('edited') ? rule : theirRule
    if (changed?.has('moved')) {
      result.splice(at, 1)
      insertAfter(result, next, previous[direction])
    } else {
      result[at] = next
    }
    previous[direction] = rule.key
  }
  return {
    defaultInbound: (defaults.has('defaultInbound') ? mine : theirs).defaultInbound,
    defaultOutbound: (defaults.has('defaultOutbound') ? mine : theirs).defaultOutbound,
    rules: result,
  }
}

function insertAfter(rules: KeyedRule[], rule: KeyedRule, key: string | null): void {
  const at = key === null ? -1 : rules.findIndex((it) => it.key === key)
  rules.splice(at + 1, 0, rule)
}

/**
 * Moves a rule to another position of its direction.
 *
 * @param place position among the rules of its direction, from 0; clamped
 */
export function moveRule<Rule extends KeyedRule>(rules: readonly Rule[], key: string, place: number): Rule[] {
  const rule = rules.find((it) => it.key === key)
  if (rule === undefined) return [...rules]
  const peers = rules.filter((it) => it.direction === rule.direction && it.key !== key)
  peers.splice(Math.max(0, Math.min(place, peers.length)), 0, rule)
  const next = peers.values()
  return rules.map((it) => (it.direction === rule.direction ? (next.next().value as Rule) : it))
}
