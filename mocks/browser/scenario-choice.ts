import { safeLocalStorage } from '#src/safe-storage.ts'
import { readScenarioLink, scenarioKey } from '#src/scenario-link.ts'
import { digest } from '../kernel/hash.ts'
import type { InlineScenario, Scenario, ScenarioDocument } from '../scenarios/document.ts'
import { readSavedScenario } from '../scenarios/saved-scenario.ts'
import { readSelection, SelectionError, startingScenario } from '../scenarios/selection.ts'

/**
 * Removes `?scenario=` from the URL, so the app's own parameters stay clean and a reload continues instead of starting
 * over. A link with the parameter applies it again. Until `forgetScenarioLink`, the next page would take it too.
 *
 * @param onError called if the choice is invalid; the mock then keeps its scenario
 * @param saved scenarios of the user
 */
export function takeScenarioFromUrl(
  onError: (error: SelectionError) => void,
  saved: readonly ScenarioDocument[] = [],
): readonly InlineScenario[] | null {
  const text = readScenarioLink()
  if (text === null) return null
  const url = new URL(location.href)
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  try {
    return readSelection(text, saved)
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    onError(error)
    return null
  }
}

/** Saves the scenario for the next page. Shared by all tabs, like the data. */
export interface ScenarioMemory {
  /** Last active scenario, or the default one. */
  recall(): Promise<Scenario>
  save(scenario: Scenario): void
  /** Lets the next page start in the default scenario. */
  forget(): void
  /** Calls the listener when another tab switches the scenario. */
  onSavedElsewhere(listener: (scenario: Scenario) => void): void
}

/**
 * @param name separates several apps on one origin
 * @param build identifies the code that saves; null if the code can change without a new value
 */
export function scenarioMemory(name: string, build: string | null): ScenarioMemory {
  const key = scenarioKey(name)
  return {
    recall: () => read(safeLocalStorage.get(key), build),
    save: (scenario) => safeLocalStorage.set(key, write(scenario, build)),
    forget: () => safeLocalStorage.remove(key),
    onSavedElsewhere: (listener) =>
      addEventListener('storage', (event) => {
        if (event.key === key) void read(event.newValue, build).then(listener)
      }),
  }
}

/** Document prefixed with the build, so the same code can trust it. */
function write(scenario: Scenario, build: string | null): string {
  const text = JSON.stringify(scenario)
  return `${stamp(text, build)} ${text}`
}

/** Skips validation if the same build saved it, because validation takes longer. */
async function read(kept: string | null, build: string | null): Promise<Scenario> {
  const [, word, text = ''] = /^(?:(\w+) )?(\{.*)$/s.exec(kept ?? '') ?? []
  try {
    const document: unknown = JSON.parse(text)
    const isOurs = build !== null && word === stamp(text, build)
    return isOurs ? (document as Scenario) : await readSavedScenario(document)
  } catch {
    return startingScenario
  }
}

function stamp(text: string, build: string | null): string {
  return digest(`${build} ${text}`)
}
