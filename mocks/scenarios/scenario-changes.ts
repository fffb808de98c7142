import type { InlineScenario, Scenario, ScenarioDocument } from './document.ts'
import { startingScenario } from './selection.ts'

/** Lists that are appended to instead of replaced. */
const LISTS = ['rules', 'incidents', 'seedVariants'] as const

/** Settings that merge by member. */
const GROUPS = ['network', 'lifecycle', 'live'] as const

/** Document with everything that differs from the default scenario. */
export function toDocument(scenario: Scenario, name: string, title?: string): ScenarioDocument {
  // Never null: all lists of the default are empty.
  const { name: _inline, ...changes } = changesSince(startingScenario, scenario) ?? {}
  return { name, ...(title !== undefined && { title }), ...changes }
}

/**
 * Document that turns one scenario into another when merged into it.
 *
 * @returns null if the other scenario lacks an entry of a list: documents can only append
 */
export function changesSince(base: Scenario, scenario: Scenario): InlineScenario | null {
  const changes: Record<string, unknown> = {}
  for (const key of LISTS) {
    const before: readonly unknown[] = base[key]
    const after: readonly unknown[] = scenario[key]
    if (!isSame(before, after.slice(0, before.length))) return null
    if (after.length > before.length) changes[key] = after.slice(before.length)
  }
  for (const key of GROUPS) {
    const members = Object.entries(scenario[key]).filter(([member, value]) => {
      return !isSame(value, new Map<string, unknown>(Object.entries(base[key])).get(member))
    })
    if (members.length > 0) changes[key] = Object.fromEntries(members)
  }
  for (const key of ['dataset', 'seed', 'clock', 'persona', 'session'] as const) {
    if (!isSame(base[key], scenario[key])) changes[key] = scenario[key]
  }
  return changes
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
