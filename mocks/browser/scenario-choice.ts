import { safeLocalStorage } from '#src/safe-storage.ts'
import { digest } from '../kernel/hash.ts'
import type { InlineScenario, Scenario } from '../scenarios/document.ts'
import { readKept } from '../scenarios/kept.ts'
import { readSelection, SelectionError, startingScenario } from '../scenarios/selection.ts'

/**
 * Takes `?scenario=` out of the address, so that the app's own parameters stay clean and a reload goes on
 * instead of beginning anew. A link with the parameter applies it again.
 * @param onError told why a choice cannot be made; the mock then goes on as it was
 */
export function takeChoice(onError: (error: SelectionError) => void): readonly InlineScenario[] | null {
  const url = new URL(location.href)
  if (!url.searchParams.has('scenario')) return null
  const text = url.searchParams.getAll('scenario').join()
  url.searchParams.delete('scenario')
  history.replaceState(history.state, '', url)
  try {
    return readSelection(text)
  } catch (error) {
    if (!(error instanceof SelectionError)) throw error
    onError(error)
    return null
  }
}

/** Keeps the scenario for the next page; all tabs share it, as they share the world. */
export interface ScenarioMemory {
  /** The scenario that was last in force, or the one to start with. */
  recall(): Promise<Scenario>
  keep(scenario: Scenario): void
  /** Calls back when another tab has put the mock into another scenario. */
  onKeptElsewhere(listener: (scenario: Scenario) => void): void
}

/**
 * @param name tells one app's scenario on an origin from another's
 * @param build which code keeps it; null where that changes without a change of name
 */
export function scenarioMemory(name: string, build: string | null): ScenarioMemory {
  const key = `${name}-scenario`
  return {
    recall: () => read(safeLocalStorage.get(key), build),
    keep: (scenario) => safeLocalStorage.set(key, write(scenario, build)),
    onKeptElsewhere: (listener) =>
      addEventListener('storage', (event) => {
        if (event.key === key) void read(event.newValue, build).then(listener)
      }),
  }
}

/** A word that only the same code writes before the same document, and the document. */
function write(scenario: Scenario, build: string | null): string {
  const text = JSON.stringify(scenario)
  return `${seal(text, build)} ${text}`
}

/** What the same code has kept it has checked as well, which takes longer than to make out that it did. */
async function read(kept: string | null, build: string | null): Promise<Scenario> {
  const [, word, text = ''] = /^(?:(\w+) )?(\{.*)$/s.exec(kept ?? '') ?? []
  try {
    const document: unknown = JSON.parse(text)
    const isOurs = build !== null && word === seal(text, build)
    return isOurs ? (document as Scenario) : await readKept(document)
  } catch {
    return startingScenario
  }
}

function seal(text: string, build: string | null): string {
  return digest(`${build} ${text}`)
}
