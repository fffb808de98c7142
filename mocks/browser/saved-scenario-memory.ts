import { safeLocalStorage } from '#src/safe-storage.ts'
import type { SavedScenarioStore } from '../admin/saved-scenarios.ts'
import type { ScenarioDocument } from '../scenarios/document.ts'

/** Keeps saved scenarios in the browser, for all tabs. */
export function savedScenarioMemory(storageName: string): SavedScenarioStore {
  const key = `${storageName}-scenarios`
  return {
    read: () => {
      const text = safeLocalStorage.get(key)
      try {
        return text === null ? [] : (JSON.parse(text) as readonly ScenarioDocument[])
      } catch {
        return []
      }
    },
    write: (scenarios) => safeLocalStorage.set(key, JSON.stringify(scenarios)),
  }
}
