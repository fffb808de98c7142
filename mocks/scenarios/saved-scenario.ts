import { checkIncidents } from './check-incidents.ts'
import { type Scenario, scenarioDocument } from './document.ts'
import { compose, startingScenario } from './selection.ts'

/** Reads a saved scenario. Returns the starting scenario if it is damaged or names operations that no longer exist. */
export async function readSavedScenario(kept: unknown): Promise<Scenario> {
  const parsed = scenarioDocument.safeParse(kept)
  if (!parsed.success) return startingScenario
  return checkIncidents(compose([parsed.data])).catch(() => startingScenario)
}
