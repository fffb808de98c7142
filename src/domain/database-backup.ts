import { ALLOWED, type CheckResult, denied } from './check-result.ts'

interface Backup {
  readonly status: 'running' | 'succeeded' | 'failed'
  /** Whether a database is being restored from it. */
  readonly isRead: boolean
}

/** Whether something may be done with a backup, and if not, why. */
export function backupCan(action: 'restore' | 'delete', { status, isRead }: Backup): CheckResult {
  if (status === 'running') return denied('The backup is running. Try again when it has finished.')
  if (action === 'restore') {
    return status === 'failed' ? denied('The backup has failed, so there is nothing to restore.') : ALLOWED
  }
  return isRead ? denied('A database is being restored from it. Try again when that has finished.') : ALLOWED
}
