import { nextBackup, nextWindow } from '#src/domain/database-schedule.ts'
import type { DatabaseRow } from '../db/index.ts'
import { beginBackup, isBackupRunning } from './database-backups.ts'
import type { JobContext } from './job-context.ts'
import { beginTransition, platformActionContext } from './life-cycles/begin.ts'
import { databaseLife } from './life-cycles/database.ts'
import { finishTransition } from './life-cycles/finish-transition.ts'

/**
 * Runs the due jobs of a database: ends its transition, starts a scheduled backup, starts maintenance. All of them if
 * they fall on the same hour.
 */
export function runDatabaseJob(id: string, context: JobContext): void {
  const isDue = (time: number | null | undefined) => time !== null && time !== undefined && time <= context.at
  const database = () => context.tx.databases.get(id)
  const before = database()
  if (before !== undefined && isDue(before.transition?.dueAt)) finishTransition(databaseLife, before, context)
  const stable = database()
  if (stable !== undefined && isDue(stable.nextBackupAt)) backUpBySchedule(stable, context)
  const backedUp = database()
  if (backedUp !== undefined && isDue(backedUp.nextMaintenanceAt)) maintain(backedUp, context)
}

/** Skipped while another backup is running. */
function backUpBySchedule(database: DatabaseRow, context: JobContext): void {
  const { backupSchedule } = database
  if (backupSchedule.frequency !== 'off' && !isBackupRunning(context, database)) {
    const { retentionDays } = backupSchedule
    beginBackup(platformActionContext(context), database, { trigger: 'schedule', retentionDays })
  }
  context.tx.databases.update(database.id, { nextBackupAt: nextBackup(backupSchedule, context.at) })
}

/** A database that is off or busy is maintained in next week's window instead. */
function maintain(database: DatabaseRow, context: JobContext): void {
  if (database.status !== 'running') {
    const nextMaintenanceAt = nextWindow(database.maintenanceWindow, context.at)
    context.tx.databases.update(database.id, { nextMaintenanceAt })
    return
  }
  const updated = context.tx.databases.update(database.id, { nextMaintenanceAt: null })
  beginTransition(databaseLife, platformActionContext(context), 'maintain', updated, {
    summary: `Database maintenance started on ${updated.name}`,
  })
}
