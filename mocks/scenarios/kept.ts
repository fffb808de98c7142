import { type Scenario, scenarioDocument } from './document.ts'
import { compose, placeable, startingScenario } from './selection.ts'

/**
 * A scenario that a runtime has kept for the next time. It is checked like any document, since it may be damaged, or name
 * operations that are gone; then it is the one to start with.
 */
export async function readKept(kept: unknown): Promise<Scenario> {
  const parsed = scenarioDocument.safeParse(kept)
  if (!parsed.success) return startingScenario
  return placeable(compose([parsed.data])).catch(() => startingScenario)
}
