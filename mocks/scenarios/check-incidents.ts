import { IncidentError } from '../seed/incidents.ts'
import { seedWorld } from '../seed/index.ts'
import type { Scenario } from './document.ts'
import { SelectionError } from './selection.ts'

/**
 * Checks that the resources named by a scenario's incidents exist, which requires creating the data.
 *
 * @throws SelectionError if one doesn't
 */
export async function checkIncidents(scenario: Scenario): Promise<Scenario> {
  const { dataset, seed, clock, incidents, seedVariants } = scenario
  if (incidents.length === 0) return scenario
  try {
    const epoch = clock.mode === 'fixed' ? Date.parse(clock.at) : 0
    await seedWorld({ dataset, seed, incidents, seedVariants, epoch })
  } catch (error) {
    if (error instanceof IncidentError) throw new SelectionError(error.reasons)
    throw error
  }
  return scenario
}
