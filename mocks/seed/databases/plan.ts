import type { DatabaseRow, DatabaseUserRow } from '../../db/index.ts'
import type { Planned } from '../planned.ts'

/** Compact definition of a seeded database. */
export interface PlannedDatabase
  extends Planned<'running' | 'stopped' | 'maintenance' | 'error'>,
    Pick<DatabaseRow, 'region' | 'engine' | 'version' | 'planId' | 'backupSchedule'> {
  readonly failing?: Pick<PlannedDatabase, 'now' | 'filled'>
  readonly tags: readonly string[]
  /** @default false */
  readonly deletionProtection?: boolean
  /** Share of the plan's storage, 0 to 1. */
  readonly filled: number
  /** @default the VMs of the region */
  readonly allowedNetworks?: DatabaseRow['allowedNetworks']
  readonly maintenanceWindow?: DatabaseRow['maintenanceWindow']
  /** Users besides the first one. */
  readonly users?: readonly Pick<DatabaseUserRow, 'name' | 'role'>[]
  /** Limit of scheduled backups; all within the retention if omitted. */
  readonly backups?: number
  /** Failed backups, counted back from the last. */
  readonly failedBackups?: readonly number[]
  readonly manualBackups?: readonly { readonly label: string; readonly ageDays: number }[]
}
