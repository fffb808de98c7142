import type { Base } from '../db/persistence/saved.ts'
import { isSameJson } from '../kernel/same-json.ts'
import { clockStateFor } from './clock-state.ts'
import type { ClockSetting, Scenario } from './document.ts'

/**
 * True if a scenario could have created data with this base, so it can continue with it. A fixed clock must be at the
 * scenario's instant; for other clocks, the base doesn't say how they ran.
 */
export function canContinueFrom(scenario: Scenario, base: Base): boolean {
  const { dataset, seed, clock, incidents, seedVariants } = scenario
  return (
    base.dataset === dataset &&
    base.seed === seed &&
    isSameJson(base.incidents ?? [], incidents) && // saving may change the order of fields
    JSON.stringify(base.seedVariants ?? []) === JSON.stringify(seedVariants) &&
    (clock.mode !== 'fixed' || base.epoch === Date.parse(clock.at))
  )
}

/** True if two settings give the same clock, even if written differently: `PT60M` is `PT1H`. */
export function isSameClock(a: ClockSetting, b: ClockSetting): boolean {
  return a.mode === b.mode && JSON.stringify(clockStateFor(a, 0)) === JSON.stringify(clockStateFor(b, 0))
}
