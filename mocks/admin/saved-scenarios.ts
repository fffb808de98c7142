import { describeIssues, InputError } from '../kernel/input.ts'
import { type ScenarioDocument, scenarioDocument } from '../scenarios/document.ts'
import { namedScenarios } from '../scenarios/named/index.ts'

/** Maximum number of saved scenarios. */
const LIMIT = 100

/** Scenarios that users have saved under a name, for use like the built-in ones. */
export interface SavedScenarios {
  /** In the order in which they were saved first. */
  list(): readonly ScenarioDocument[]
  /**
   * Saves a document; one of the same name is replaced.
   *
   * @throws InputError if it is invalid, or has the name of a built-in scenario
   */
  save(document: unknown): ScenarioDocument
  /** @throws InputError if there is no such scenario */
  remove(name: string): void
}

/** Keeps saved scenarios, in the page over its reload. */
export interface SavedScenarioStore {
  read(): readonly ScenarioDocument[]
  write(scenarios: readonly ScenarioDocument[]): void
}

export function scenariosInMemory(initial: readonly ScenarioDocument[] = []): SavedScenarioStore {
  let kept = initial
  return {
    read: () => kept,
    write: (scenarios) => {
      kept = scenarios
    },
  }
}

export function createSavedScenarios(store: SavedScenarioStore): SavedScenarios {
  return {
    list: () => store.read(),

    save: (value) => {
      const document = readDocument(value)
      const saved = store.read()
      const index = saved.findIndex(({ name }) => name === document.name)
      if (index < 0 && saved.length >= LIMIT)
        throw new InputError(`You have ${LIMIT} saved scenarios, the maximum. Delete one first.`)
      store.write(index < 0 ? [...saved, document] : saved.with(index, document))
      return document
    },

    remove: (name) => {
      const saved = store.read()
      if (!saved.some((it) => it.name === name)) throw new InputError(`There is no saved scenario “${name}”.`)
      store.write(saved.filter((it) => it.name !== name))
    },
  }
}

/** Commas and braces have a meaning in `?scenario=`. */
const NAME = /^[a-z0-9][a-z0-9-]{0,59}$/

/** @throws InputError */
function readDocument(value: unknown): ScenarioDocument {
  const parsed = scenarioDocument.safeParse(value)
  if (!parsed.success) throw new InputError('The scenario is invalid.', describeIssues(parsed.error))
  const { $schema: _schema, ...document } = parsed.data
  if (!NAME.test(document.name))
    throw new InputError(
      'A name has up to 60 lowercase letters, digits and hyphens, and starts with a letter or digit.',
    )
  if (namedScenarios.some(({ name }) => name === document.name))
    throw new InputError(`“${document.name}” is a built-in scenario. Choose another name.`)
  return document
}
