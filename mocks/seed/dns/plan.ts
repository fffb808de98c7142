import type { Planned, PlannedState } from '../planned.ts'

/** Compact definition of a seeded zone. */
export interface PlannedZone extends Omit<Planned<'active' | 'error'>, 'now'> {
  readonly now:
    | PlannedState<'active' | 'error'>
    /** Waits for its delegation, and becomes active in so many hours. */
    | { readonly status: 'pending'; readonly sinceHours: number; readonly untilHours: number }
  readonly tags: readonly string[]
  /** Number of record changes before the last one. */
  readonly changes: number
  readonly zoneFile: (targets: ZoneTargets) => string
}

/** Targets of records. */
export interface ZoneTargets {
  /** Public address of a VM or load balancer by name. */
  readonly ip: (name: string) => string
  /** Edge domain of a CDN distribution by its domain, as a full name. */
  readonly edge: (domain: string) => string
}
