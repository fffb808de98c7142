import type { DatabaseBackupRow, DatabaseRow } from '../db/index.ts'
import { DAY, SECOND } from '../kernel/duration.ts'
import { orderedId } from '../kernel/random.ts'
import { tenths } from '../kernel/rounding.ts'
import { usedGbAt } from './database-storage.ts'
import { scaleDuration } from './durations.ts'
import type { JobContext } from './job-context.ts'
import type { ActionContext } from './life-cycles/begin.ts'
import { activityOf, notifyActor } from './record.ts'
import { resourceDefinitions } from './resource-definitions.ts'

/** Duration of a backup: a minimum long enough to watch, plus time per GB, in milliseconds. */
const MIN_DURATION = 12 * SECOND
const DURATION_PER_GB = 0.3 * SECOND
const MAX_DURATION = 90 * SECOND

/** Size of a compressed backup as a share of the data size. */
const COMPRESSED_SHARE = 0.41

const FAILURES = ['Backup storage could not be reached.', 'Timed out waiting for a database lock.'] as const

type Trigger =
  | { readonly trigger: 'manual'; readonly label: string }
  /** Retention in days. */
  | { readonly trigger: 'schedule'; readonly retentionDays: number }

/** Starts a backup. The outcome is drawn now; the progress follows from the clock. */
export function beginBackup(
  { tx, now, random, lifecycle, actor, sequence, onSummary }: ActionContext,
  database: DatabaseRow,
  action: Trigger,
): Readonly<DatabaseBackupRow> {
  const rng = random('backup', database.id)
  const label = action.trigger === 'manual' ? action.label : ''
  const dataGb = usedGbAt(database, now)
  const duration = Math.min(MAX_DURATION, MIN_DURATION + DURATION_PER_GB * dataGb) * (0.8 + 0.4 * rng.float())
  const fails = rng.chance(lifecycle.failureRate)
  const failure = { reason: rng.pick(FAILURES), atPercent: rng.int(15, 85) }
  const id = rng.id('bak')
  const activityId = action.trigger === 'manual' ? orderedId(rng, 'act', sequence) : null
  if (activityId !== null) {
    const summary = label === '' ? `Backed up ${database.name}` : `Backed up ${database.name}: “${label}”`
    if (label !== '') onSummary?.(database.id, summary)
    tx.activities.insert(
      activityOf('database', database, {
        id: activityId,
        at: now,
        finishedAt: null,
        actor,
        action: 'database.backed_up',
        summary,
        outcome: 'in_progress',
      }),
    )
  }
  return tx.databaseBackups.insert({
    id,
    organizationId: database.organizationId,
    databaseId: database.id,
    label,
    trigger: action.trigger,
    status: 'running',
    failure: fails ? failure : null,
    engine: database.engine,
    version: database.version,
    dataGb,
    sizeGb: backupSizeGb(dataGb),
    startedAt: now,
    dueAt: now + scaleDuration(duration, lifecycle),
    expiresAt: action.trigger === 'schedule' ? now + action.retentionDays * DAY : null,
    activityId,
  })
}

/** Backup size in GB. The same share for all backups of a database, so that they grow with its data. */
export function backupSizeGb(dataGb: number): number {
  return tenths(dataGb * COMPRESSED_SHARE)
}

/** Progress in percent; 100 only after success, and the last value if it failed. */
export function backupProgress(
  { status, failure, startedAt, dueAt }: DatabaseBackupRow,
  now: number,
): number {
  const reaches = failure?.atPercent ?? 100
  if (status !== 'running' || dueAt <= startedAt) return reaches
  const elapsed = Math.min(1, Math.max(0, (now - startedAt) / (dueAt - startedAt)))
  return Math.min(99, Math.floor(reaches * elapsed))
}

export function isBackupRunning({ tx }: Pick<JobContext, 'tx'>, { id }: Pick<DatabaseRow, 'id'>): boolean {
  return tx.databaseBackups.by('databaseId', id).some((it) => it.status === 'running')
}

/** Ends a backup at its deadline, or deletes it when its retention ends. */
export function finishBackup(id: string, context: JobContext): void {
  const { tx, at } = context
  const backup = tx.databaseBackups.get(id)
  if (backup === undefined) return
  if (backup.status !== 'running') {
    // Not recorded as an activity: its retention was known from the start.
    tx.databaseBackups.remove(id)
    return
  }
  const { failure, activityId } = backup
  const outcome = failure === null ? 'succeeded' : 'failed'
  tx.databaseBackups.update(id, { status: outcome })
  if (activityId === null) return
  const activity = tx.activities.update(activityId, { outcome, finishedAt: at })
  const database = tx.databases.get(backup.databaseId)
  if (failure !== null && database !== undefined) {
    notifyActor(context, resourceDefinitions.database, database, activity.actor, {
      severity: 'critical',
      title: `Backup of ${database.name} failed`,
      body: failure.reason,
    })
  }
}

/** Deletes the users and backups of a deleted database; a running backup fails. */
export function deleteParts({ id }: Pick<DatabaseRow, 'id'>, { tx, at }: JobContext): void {
  for (const user of tx.databaseUsers.by('databaseId', id)) tx.databaseUsers.remove(user.id)
  for (const backup of tx.databaseBackups.by('databaseId', id)) {
    if (backup.status === 'running' && backup.activityId !== null) {
      tx.activities.update(backup.activityId, { outcome: 'failed', finishedAt: at })
    }
    tx.databaseBackups.remove(backup.id)
  }
}
