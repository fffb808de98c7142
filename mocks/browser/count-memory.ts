import { safeSessionStorage } from '#src/safe-storage.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { counts } from '../scenarios/scenario-engine.ts'

/**
 * Lets what rules have counted go on over a reload of the tab: one that was for a single call does not fire again. Another
 * scenario, or the same one chosen anew, counts from the start.
 *
 * @param isChosen whether the address asks for a scenario
 */
export function rememberCounts({ scenario }: Runtime, storageName: string, isChosen: boolean): void {
  const key = `${storageName}-counts`
  const text = safeSessionStorage.get(key)
  try {
    if (text !== null && !isChosen) {
      const kept = JSON.parse(text) as { readonly scenario?: unknown; readonly counts?: unknown }
      const before = counts.safeParse(kept.counts)
      if (before.success && kept.scenario === JSON.stringify(scenario.document)) scenario.resume(before.data)
    }
  } catch {
    // Another version wrote it.
  }
  addEventListener('pagehide', () => {
    const kept = { scenario: JSON.stringify(scenario.document), counts: scenario.counts() }
    safeSessionStorage.set(key, JSON.stringify(kept))
  })
}
