import type { Rule } from '../../scenarios/document.ts'

export type MoveDirection = 'up' | 'down'

/** Rules with one moved past its neighbor. At the end of the list it stays. */
export function withMoved(rules: readonly Rule[], index: number, direction: MoveDirection): readonly Rule[] {
  const to = direction === 'up' ? index - 1 : index + 1
  const rule = rules[index]
  if (rule === undefined || rules[to] === undefined) return rules
  return rules.toSpliced(index, 1).toSpliced(to, 0, rule)
}

/** Rules with one switched off or on. Its count stays, since the rest of it is the same. */
export function withSwitched(rules: readonly Rule[], index: number): readonly Rule[] {
  const rule = rules[index]
  if (rule === undefined) return rules
  const { enabled = true, ...same } = rule
  return rules.with(index, enabled ? { ...same, enabled: false } : same)
}

/** Rules with an edited one in its place, or a new one at the end, where it takes precedence. */
export function withSaved(rules: readonly Rule[], index: number | null, rule: Rule): readonly Rule[] {
  return index === null || index >= rules.length ? [...rules, rule] : rules.with(index, rule)
}
