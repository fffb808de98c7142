import { ALLOWED, type CheckResult, denied } from './check-result.ts'
import { databaseLifeCycle } from './database.ts'

interface Backup {
  readonly status: 'running' | 'succeeded' | 'failed'
  /** True while a database is being restored from it. */
  readonly isRead: boolean
  /** Status of its database, with which it is deleted. */
  readonly ofDatabase: (typeof databaseLifeCycle.statuses)[number]
}

/** Checks if a backup can be restored or deleted now. */
export function backupCan(action: 'restore' | 'delete', { status, isRead, ofDatabase }: Backup): CheckResult {
  const check = databaseLifeCycle.can('update', ofDatabase)
  if (!check.allowed) return check
  if (status === 'running') return denied('The backup is running. Try again when it has finished.')
  if (action === 'restore') {
    return status === 'failed' ? denied('The backup has failed, so there is nothing to restore.') : ALLOWED
  }
  return isRead ? denied('A database is being restored from it. Try again when that has finished.') : ALLOWED
}
