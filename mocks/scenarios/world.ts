import type { Base } from '../db/persistence/saved.ts'
import { clockStateFor } from './clock-state.ts'
import type { ClockSetting, Scenario } from './document.ts'

/**
 * Whether a scenario would have begun a world with this base, so that it can go on in it. A world that stands
 * still must stand at the scenario's instant; of any other, the base does not say how its clock ran.
 */
export function fitsBase(scenario: Scenario, base: Base): boolean {
  const { dataset, seed, clock, incidents, situations } = scenario
  return (
    base.dataset === dataset &&
    base.seed === seed &&
    JSON.stringify(base.incidents ?? []) === JSON.stringify(incidents) &&
    JSON.stringify(base.situations ?? []) === JSON.stringify(situations) &&
    (clock.mode !== 'fixed' || base.epoch === Date.parse(clock.at))
  )
}

/** Whether two settings make the same clock, however they are written: `PT60M` is `PT1H`. */
export function isSameClock(a: ClockSetting, b: ClockSetting): boolean {
  return a.mode === b.mode && JSON.stringify(clockStateFor(a, 0)) === JSON.stringify(clockStateFor(b, 0))
}
