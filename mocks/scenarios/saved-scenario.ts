import { type Scenario, scenarioDocument } from './document.ts'
import { compose, placeable, startingScenario } from './selection.ts'

/** Reads a saved scenario. Returns the starting scenario if it is damaged or names operations that no longer exist. */
export async function readKept(kept: unknown): Promise<Scenario> {
  const parsed = scenarioDocument.safeParse(kept)
  if (!parsed.success) return startingScenario
  return placeable(compose([parsed.data])).catch(() => startingScenario)
}
