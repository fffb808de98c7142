import type { Planned, PlannedState } from '../planned.ts'

/** A zone of a seed, as a person would describe it. */
export interface PlannedZone extends Omit<Planned<'active' | 'error'>, 'now'> {
  readonly now:
    | PlannedState<'active' | 'error'>
    /** Waits for its registry, and will be active so many hours from now. */
    | { readonly status: 'pending'; readonly sinceHours: number; readonly untilHours: number }
  readonly tags: readonly string[]
  /** How often its records were changed, before the last time. */
  readonly changes: number
  /** @param ip the public address of a machine of the same organization, by its name */
  readonly zoneFile: (ip: (machine: string) => string) => string
}
