import type { InlineScenario, Scenario, ScenarioDocument } from './document.ts'
import { namedScenarios } from './named/index.ts'
import { compose, startingScenario } from './selection.ts'

/** Lists that are appended to instead of replaced. */
const LISTS = ['rules', 'incidents', 'seedVariants'] as const

/** Settings that merge by member. */
const GROUPS = ['network', 'lifecycle', 'live'] as const

/**
 * Value of `?scenario=` for a scenario: the names of its documents, then later changes as JSON. If something was
 * removed (such as a rule of a named document), JSON on top of the default describes it all.
 */
export function selectionText(scenario: Scenario): string {
  const { names, changes } = partsOf(scenario)
  return joined(names, changes)
}

/** `Scenario.name` without the documents of which changes have left too little. */
export function nameOf(scenario: Scenario): string {
  const { names } = partsOf(scenario)
  const left = namedIn(scenario).map(({ name }) => name)
  const gone = new Set(left.filter((name) => !names.includes(name)))
  return (
    scenario.name
      .split(',')
      .filter((name) => !gone.has(name.trim()))
      .join() || startingScenario.name
  )
}

/** Document of a scenario's own: everything that differs from the default. */
export function toDocument(scenario: Scenario, name: string, title?: string): ScenarioDocument {
  // Nothing can be missing: all lists of the default are empty.
  const { name: _inline, ...changes } = changesSince(startingScenario, scenario) ?? {}
  return { name, ...(title !== undefined && { title }), ...changes }
}

/**
 * Value of `?scenario=` with another scenario added.
 *
 * @param own scenarios with a name beside the built-in ones
 */
export function withScenario(
  scenario: Scenario,
  name: string,
  own: readonly ScenarioDocument[] = [],
): string {
  const { names, changes } = partsOf(scenario, own)
  return joined(
    names.filter((it) => it !== name),
    [...changes, name],
  )
}

/**
 * Value of `?scenario=` with one of the scenarios removed; later changes stay.
 *
 * @param own scenarios with a name beside the built-in ones
 */
export function withoutScenario(
  scenario: Scenario,
  name: string,
  own: readonly ScenarioDocument[] = [],
): string {
  const { names, changes } = partsOf(scenario, own)
  return joined(
    names.filter((it) => it !== name),
    changes,
  )
}

const joined = (names: readonly string[], more: readonly string[]) =>
  [...names, ...more].join(',') || 'default'

interface Parts {
  readonly names: readonly string[]
  /** One JSON document, or none. */
  readonly changes: readonly string[]
}

/** Leaves out documents of which so little is left that the text is shorter without them. */
function partsOf(scenario: Scenario, own: readonly ScenarioDocument[] = []): Parts {
  let documents = namedIn(scenario, own)
  let parts = partsWith(documents, scenario)
  for (const document of documents) {
    const fewer = documents.filter((it) => it !== document)
    const without = partsWith(fewer, scenario)
    if (parts !== null && (without === null || lengthOf(without) >= lengthOf(parts))) continue
    documents = fewer
    parts = without
  }
  return parts ?? { names: [], changes: [] }
}

/** Null if additions to the documents can't express the scenario. */
function partsWith(documents: readonly ScenarioDocument[], scenario: Scenario): Parts | null {
  const changes = changesSince(compose(documents), scenario)
  if (changes === null) return null
  return {
    names: documents.map(({ name }) => name),
    changes: Object.keys(changes).length === 0 ? [] : [JSON.stringify(changes)],
  }
}

const lengthOf = ({ names, changes }: Parts) => joined(names, changes).length

function namedIn({ name }: Scenario, own: readonly ScenarioDocument[] = []): readonly ScenarioDocument[] {
  const known = [...namedScenarios, ...own]
  return name.split(',').flatMap((part) => known.find((it) => it.name === part.trim()) ?? [])
}

/** Null if additions alone can't express the difference. */
function changesSince(base: Scenario, scenario: Scenario): InlineScenario | null {
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
