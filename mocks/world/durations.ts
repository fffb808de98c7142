import type { LifecycleSettings } from '../engine/types.ts'

/** Scales a duration by the scenario's factor. Whole milliseconds; 0 only if the factor is 0. */
export function scaleDuration(ms: number, { durationFactor }: LifecycleSettings): number {
  return durationFactor === 0 ? 0 : Math.max(1, Math.round(ms * durationFactor))
}
