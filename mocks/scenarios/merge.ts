import type { InlineScenario, Scenario } from './document.ts'

/**
 * Puts documents on top of a scenario, from left to right: a value replaces the one before it, `network`,
 * `lifecycle` and `live` member by member, and rules are added behind the ones that are there, so that they win over them.
 */
export function merge(base: Scenario, documents: readonly InlineScenario[]): Scenario {
  let scenario = base
  for (const document of documents) scenario = cover(scenario, document)
  return scenario
}

function cover(scenario: Scenario, document: InlineScenario): Scenario {
  const { $schema, name = 'inline', title, description, network, lifecycle, live, rules, ...rest } = document
  return {
    ...scenario,
    ...given(rest),
    name: scenario.name === '' ? name : `${scenario.name},${name}`,
    network: { ...scenario.network, ...given(network ?? {}) },
    lifecycle: { ...scenario.lifecycle, ...given(lifecycle ?? {}) },
    live: { ...scenario.live, ...given(live ?? {}) },
    rules: [...scenario.rules, ...(rules ?? [])],
  }
}

/** Without the members that are there but undefined, which would erase what they are spread over. */
function given<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
