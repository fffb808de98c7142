import { SEED_VARIANTS, type SeedVariant } from '../seed/seed-variant-names.ts'
import type { InlineScenario, NetworkSettings, Scenario } from './document.ts'

/**
 * Merges documents into a scenario, from left to right. Values replace earlier ones; `network`, `lifecycle` and `live`
 * merge by member. Later rules win, so they are appended; incidents and seed variants are added.
 */
export function merge(base: Scenario, documents: readonly InlineScenario[]): Scenario {
  let scenario = base
  for (const document of documents) scenario = mergeDocument(scenario, document)
  return scenario
}

function mergeDocument(scenario: Scenario, document: InlineScenario): Scenario {
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
    seedVariants,
    ...rest
  } = document
  return {
    ...scenario,
    ...withoutUndefined(rest),
    name: scenario.name === '' ? name : `${scenario.name},${name}`,
    network: mergeNetwork(scenario.network, network ?? {}),
    lifecycle: { ...scenario.lifecycle, ...withoutUndefined(lifecycle ?? {}) },
    live: { ...scenario.live, ...withoutUndefined(live ?? {}) },
    rules: [...scenario.rules, ...(rules ?? [])],
    incidents: [...scenario.incidents, ...(incidents ?? [])],
    seedVariants: inOrder([...scenario.seedVariants, ...(seedVariants ?? [])]),
  }
}

/**
 * Latency for some operations keeps that of the others. A single number, or a latency for all operations, replaces
 * everything.
 */
function mergeNetwork(
  before: NetworkSettings,
  { latencyMs, ...rest }: NonNullable<InlineScenario['network']>,
): NetworkSettings {
  const network = { ...before, ...withoutUndefined(rest) }
  if (latencyMs === undefined) return network
  if (typeof latencyMs === 'number' || '*' in latencyMs) return { ...network, latencyMs }
  const known = typeof before.latencyMs === 'number' ? { '*': before.latencyMs } : before.latencyMs
  return { ...network, latencyMs: { ...known, ...latencyMs } }
}

/** Sorted, because the data must not depend on the order in which variants are named. */
function inOrder(seedVariants: readonly SeedVariant[]): SeedVariant[] {
  return (Object.keys(SEED_VARIANTS) as SeedVariant[]).filter((seedVariant) =>
    seedVariants.includes(seedVariant),
  )
}

/** Removes undefined members, which would overwrite values when spread. */
function withoutUndefined<T extends object>(values: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>
  }
}
