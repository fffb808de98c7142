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
  try {
    const text = sessionStorage.getItem(key)
    if (text !== null && !isChosen) {
      const kept = JSON.parse(text) as { readonly scenario?: unknown; readonly counts?: unknown }
      const before = counts.safeParse(kept.counts)
      if (before.success && kept.scenario === JSON.stringify(scenario.document)) scenario.resume(before.data)
    }
  } catch {
    // Storage is forbidden, or holds what another version wrote.
  }
  addEventListener('pagehide', () => {
    try {
      const kept = { scenario: JSON.stringify(scenario.document), counts: scenario.counts() }
      sessionStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Forbidden or full.
    }
  })
}
