import type { Scenario, ScenarioDocument } from './document.ts'
import { namedScenarios } from './named/index.ts'
import { changesSince } from './scenario-changes.ts'
import { compose, startingScenario } from './selection.ts'

/**
 * Value of `?scenario=` for a scenario: the names of its documents, then later changes as JSON. If something was
 * removed (such as a rule of a named document), JSON on top of the default describes it all.
 */
export function selectionText(scenario: Scenario): string {
  const { names, changes } = partsOf(scenario)
  return joined(names, changes)
}

/** Name for a changed scenario: its `name` without the documents that `selectionText` leaves out. */
export function nameOf(scenario: Scenario): string {
  const { names } = partsOf(scenario)
  const dropped = documentsOf(scenario)
    .map(({ name }) => name)
    .filter((name) => !names.includes(name))
  const kept = scenario.name.split(',').filter((name) => !dropped.includes(name.trim()))
  return kept.join() || startingScenario.name
}

/**
 * Value of `?scenario=` with another scenario added.
 *
 * @param saved scenarios that have a name like the built-in ones
 */
export function withScenario(
  scenario: Scenario,
  name: string,
  saved: readonly ScenarioDocument[] = [],
): string {
  const { names, changes } = partsOf(scenario, saved)
  return joined(
    names.filter((it) => it !== name),
    [...changes, name],
  )
}

/**
 * Value of `?scenario=` with one of the scenarios removed; later changes stay.
 *
 * @param saved scenarios that have a name like the built-in ones
 */
export function withoutScenario(
  scenario: Scenario,
  name: string,
  saved: readonly ScenarioDocument[] = [],
): string {
  const { names, changes } = partsOf(scenario, saved)
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

/** Shortest parts: leaves out documents that later changes mostly override. */
function partsOf(scenario: Scenario, saved: readonly ScenarioDocument[] = []): Parts {
  let documents = documentsOf(scenario, saved)
  let parts = partsWith(documents, scenario)
  for (const document of documents) {
    const others = documents.filter((it) => it !== document)
    const shorter = partsWith(others, scenario)
    if (parts !== null && (shorter === null || lengthOf(shorter) >= lengthOf(parts))) continue
    documents = others
    parts = shorter
  }
  return parts ?? { names: [], changes: [] }
}

/** Null if changes on top of the documents can't express the scenario. */
function partsWith(documents: readonly ScenarioDocument[], scenario: Scenario): Parts | null {
  const changes = changesSince(compose(documents), scenario)
  if (changes === null) return null
  return {
    names: documents.map(({ name }) => name),
    changes: Object.keys(changes).length === 0 ? [] : [JSON.stringify(changes)],
  }
}

const lengthOf = ({ names, changes }: Parts) => joined(names, changes).length

/** Documents that the name of a scenario lists. Inline ones have no document. */
function documentsOf(
  { name }: Scenario,
  saved: readonly ScenarioDocument[] = [],
): readonly ScenarioDocument[] {
  const known = [...namedScenarios, ...saved]
  return name.split(',').flatMap((part) => known.find((it) => it.name === part.trim()) ?? [])
}
