import { safeSessionStorage } from '#src/safe-storage.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { counts } from '../scenarios/scenario-engine.ts'

/**
 * Keeps the rules' hit counts over a reload of the tab, so a rule for a single call doesn't fire again. Choosing a
 * scenario, even the same one, restarts the counts.
 *
 * @param isChosen true if the URL selects a scenario
 */
export function rememberCounts({ scenario }: Runtime, storageName: string, isChosen: boolean): void {
  const key = `${storageName}-counts`
  const text = safeSessionStorage.get(key)
  try {
    if (text !== null && !isChosen) {
      const stored = JSON.parse(text) as { readonly scenario?: unknown; readonly counts?: unknown }
      const before = counts.safeParse(stored.counts)
      if (before.success && stored.scenario === JSON.stringify(scenario.document))
        scenario.resume(before.data)
    }
  } catch {
    // Another version wrote it.
  }
  addEventListener('pagehide', () => {
    const stored = { scenario: JSON.stringify(scenario.document), counts: scenario.counts() }
    safeSessionStorage.set(key, JSON.stringify(stored))
  })
}
