import { ALLOWED, type CheckResult, denied } from './check-result.ts'

interface Backup {
  readonly status: 'running' | 'succeeded' | 'failed'
  /** True while a database is being restored from it. */
  readonly isRead: boolean
}

/** Checks if a backup can be restored or deleted now. */
export function backupCan(action: 'restore' | 'delete', { status, isRead }: Backup): CheckResult {
  if (status === 'running') return denied('The backup is running. Try again when it has finished.')
  if (action === 'restore') {
    return status === 'failed' ? denied('The backup has failed, so there is nothing to restore.') : ALLOWED
  }
  return isRead ? denied('A database is being restored from it. Try again when that has finished.') : ALLOWED
}
