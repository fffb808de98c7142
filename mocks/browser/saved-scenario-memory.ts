import { safeLocalStorage } from '#src/safe-storage.ts'
import type { SavedScenarioStore } from '../admin/saved-scenarios.ts'
import { z } from '../kernel/zod.ts'
import type { ScenarioDocument } from '../scenarios/document.ts'

/** Checks names only: an outdated scenario can still be exported, and is rejected when it is chosen. */
const stored = z.array(z.looseObject({ name: z.string() }))

/** Keeps saved scenarios in the browser, for all tabs. */
export function savedScenarioMemory(storageName: string): SavedScenarioStore {
  const key = `${storageName}-scenarios`
  return {
    read: () => {
      const text = safeLocalStorage.get(key)
      try {
        return text === null ? [] : (stored.parse(JSON.parse(text)) as readonly ScenarioDocument[])
      } catch {
        return []
      }
    },
    write: (scenarios) => safeLocalStorage.set(key, JSON.stringify(scenarios)),
  }
}
