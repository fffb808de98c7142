import { SITUATIONS, type Situation } from '../seed/situation-names.ts'
import type { InlineScenario, NetworkSettings, Scenario } from './document.ts'

/**
 * Puts documents on top of a scenario, from left to right: a value replaces the one before it, `network`,
 * `lifecycle` and `live` member by member. Rules are added behind the ones that are there, so that they win over them;
 * incidents and situations come on top of those that there are.
 */
export function merge(base: Scenario, documents: readonly InlineScenario[]): Scenario {
  let scenario = base
  for (const document of documents) scenario = cover(scenario, document)
  return scenario
}

function cover(scenario: Scenario, document: InlineScenario): Scenario {
  const {
    $schema,
    name = 'inline',
    title,
    description,
    network,
    lifecycle,
    live,
    rules,
    incidents,
    situations,
    ...rest
  } = document
  return {
    ...scenario,
    ...given(rest),
    name: scenario.name === '' ? name : `${scenario.name},${name}`,
    network: coverNetwork(scenario.network, network ?? {}),
    lifecycle: { ...scenario.lifecycle, ...given(lifecycle ?? {}) },
    live: { ...scenario.live, ...given(live ?? {}) },
    rules: [...scenario.rules, ...(rules ?? [])],
    incidents: [...scenario.incidents, ...(incidents ?? [])],
    situations: inOrder([...scenario.situations, ...(situations ?? [])]),
  }
}

/**
 * A latency for some operations leaves that of the others as it is, unless it says what all have: then it says everything,
 * as a single number does.
 */
function coverNetwork(
  before: NetworkSettings,
  { latencyMs, ...rest }: NonNullable<InlineScenario['network']>,
): NetworkSettings {
  const network = { ...before, ...given(rest) }
  if (latencyMs === undefined) return network
  if (typeof latencyMs === 'number' || '*' in latencyMs) return { ...network, latencyMs }
  const known = typeof before.latencyMs === 'number' ? { '*': before.latencyMs } : before.latencyMs
  return { ...network, latencyMs: { ...known, ...latencyMs } }
}

/** The same situations make the same world, in whatever order they are named. */
function inOrder(situations: readonly Situation[]): Situation[] {
  return (Object.keys(SITUATIONS) as Situation[]).filter((situation) => situations.includes(situation))
}

/** Without the members that are there but undefined, which would erase what they are spread over. */
function given<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
