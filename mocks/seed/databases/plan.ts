import type { DatabaseRow, DatabaseUserRow } from '../../db/index.ts'
import type { Planned } from '../planned.ts'

/** A database of a seed, as a person would describe it. */
export interface PlannedDatabase
  extends Planned<'running' | 'stopped' | 'maintenance' | 'error'>,
    Pick<DatabaseRow, 'region' | 'engine' | 'version' | 'planId' | 'backupSchedule'> {
  readonly tags: readonly string[]
  /** Of its plan's storage, 0 to 1. */
  readonly filled: number
  readonly allowedNetworks?: DatabaseRow['allowedNetworks']
  readonly maintenanceWindow?: DatabaseRow['maintenanceWindow']
  /** Beside the first one. */
  readonly users?: readonly Pick<DatabaseUserRow, 'name' | 'role'>[]
  /** How many of the scheduled backups are kept, at most; all that its retention keeps, if not given. */
  readonly backups?: number
  /** Which of them, counted back from the last, have failed. */
  readonly failedBackups?: readonly number[]
  readonly manualBackups?: readonly { readonly label: string; readonly ageDays: number }[]
}
