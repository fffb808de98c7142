import type { ZoneRecord } from '#src/domain/dns-records.ts'
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
  /**
   * A zone file, given a function that returns the public address of a VM or load balancer by name; or the records
   * themselves, since reading thousands of files takes long.
   */
  readonly records: ((ip: (name: string) => string) => string) | readonly ZoneRecord[]
}
