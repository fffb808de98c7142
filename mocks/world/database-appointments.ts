import { nextBackup, nextWindow } from '#src/domain/database-schedule.ts'
import type { DatabaseRow } from '../db/index.ts'
import { beginBackup, isBackupRunning } from './database-backups.ts'
import { beginTransition, orderedByPlatform } from './life-cycles/begin.ts'
import { databaseLife } from './life-cycles/database.ts'
import { settleTransition } from './life-cycles/settle-transition.ts'
import type { Scene } from './scene.ts'

/**
 * Does what is due to a database: ends its transition, backs it up by its schedule, maintains it in its window. All of it
 * at once where it falls on the same hour.
 */
export function settleDatabase(id: string, scene: Scene): void {
  const isDue = (time: number | null | undefined) => time !== null && time !== undefined && time <= scene.at
  const database = () => scene.tx.databases.get(id)
  const before = database()
  if (before !== undefined && isDue(before.transition?.dueAt)) settleTransition(databaseLife, before, scene)
  const settled = database()
  if (settled !== undefined && isDue(settled.nextBackupAt)) backUpBySchedule(settled, scene)
  const backedUp = database()
  if (backedUp !== undefined && isDue(backedUp.nextMaintenanceAt)) maintain(backedUp, scene)
}

/** A backup that still runs stands for the one that would begin now. */
function backUpBySchedule(database: DatabaseRow, scene: Scene): void {
  const { backupSchedule } = database
  if (backupSchedule.frequency !== 'off' && !isBackupRunning(scene, database)) {
    const { retentionDays } = backupSchedule
    beginBackup(orderedByPlatform(scene), database, { trigger: 'schedule', retentionDays })
  }
  scene.tx.databases.update(database.id, { nextBackupAt: nextBackup(backupSchedule, scene.at) })
}

/** Work on one that is off, or busy with something else, waits for the window of the week after. */
function maintain(database: DatabaseRow, scene: Scene): void {
  if (database.status !== 'running') {
    const nextMaintenanceAt = nextWindow(database.maintenanceWindow, scene.at)
    scene.tx.databases.update(database.id, { nextMaintenanceAt })
    return
  }
  const begun = scene.tx.databases.update(database.id, { nextMaintenanceAt: null })
  beginTransition(databaseLife, orderedByPlatform(scene), 'maintain', begun)
}
